import { normaliseText, searchWords } from '@rimal/contract/text/normalise-text'
import type { Block, ContentPage } from '@rimal/contract/shop'

export type QuestionGroup = { heading: string; questions: Block[] }

export function questionGroups(page: ContentPage): QuestionGroup[] {
  return page.sections.map(({ heading, blocks }) => ({
    heading: heading ?? page.title,
    questions: blocks.filter(({ type }) => type === 'question'),
  }))
}

/** The questions that have all the words typed, in themselves, their answers or their keywords. */
export function questionsWith(groups: QuestionGroup[], typed: string): QuestionGroup[] {
  const words = searchWords(typed)
  if (words.length === 0) return groups
  return groups
    .map(({ heading, questions }) => ({
      heading,
      questions: questions.filter((block) => {
        const said = [heading, block.question, ...(block.answer ?? []), block.keywords]
        const text = normaliseText(said.join(' '))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** For search engines (schema.org). */
export function faqAsData(groups: QuestionGroup[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer = [] }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
  }
}
