import type { ContentPage } from '@rimal/contract/shop'
import { expect, test } from 'vitest'
import { faqAsData, questionGroups, questionsWith } from './questions.ts'

const page: ContentPage = {
  slug: 'faq',
  title: 'Questions',
  description: '',
  updatedOn: '2026-11-01',
  sections: [
    {
      heading: 'Payment',
      blocks: [
        { type: 'p', text: 'Before you ask.' },
        {
          type: 'question',
          question: 'Who can pay in cash?',
          answer: ['Ready-made pieces, UAE.'],
          keywords: 'COD',
        },
        { type: 'question', question: 'كيف أدفع؟', answer: ['بالبطاقة أو نقداً عند الاستلام.'] },
      ],
    },
    {
      heading: 'Care',
      blocks: [
        { type: 'question', question: 'How do I keep black black?', answer: ['Wash cold.'] },
      ],
    },
  ],
}
const groups = questionGroups(page)

function found(typed: string) {
  return questionsWith(groups, typed).flatMap(({ questions }) => questions.map((it) => it.question))
}

test.each([
  ['nothing typed shows all', '  ', 3],
  ['a word of an answer', 'COLD', 1],
  ['all words must be there', 'cash cold', 0],
  ['a word of the heading', 'payment uae', 1],
  ['a word that only its keywords have', 'cod', 1],
  ['Arabic in another spelling, with the article', 'البطاقه', 1],
])('%s', (_what, typed, count) => {
  expect(found(typed)).toHaveLength(count)
})

test('the data for search engines contains only questions, with their answers', () => {
  expect(faqAsData(groups)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Who can pay in cash?', acceptedAnswer: { text: 'Ready-made pieces, UAE.' } },
      {},
      {},
    ],
  })
})
