import type { StaffPage } from '@rimal/contract/staff/pages'
import { expect, test } from 'vitest'
import { fieldsOf, newBlock, placesOf, savedOf } from './page-form.ts'
import { plainLine } from './rich/rich-lines.ts'

const page: StaffPage = {
  slug: 'faq',
  revision: 3,
  savedBy: null,
  savedAt: null,
  exists: true,
  isDraft: false,
  publishAt: null,
  previewKey: '',
  fields: {
    title: { en: 'Questions', ar: 'الأسئلة' },
    description: { en: '', ar: '' },
    sections: [
      {
        heading: { en: 'Payment', ar: 'الدفع' },
        body: {
          en: [
            { type: 'p', text: 'Cards and cash.' },
            { type: 'p', rich: [[{ text: 'See ' }, { text: 'delivery', href: '/delivery' }]] },
            { type: 'list', items: ['Visa', 'mada'] },
            { type: 'p', text: 'More.' },
            { type: 'question', question: 'Cash?', answer: ['Yes.', 'At the door.'] },
            { type: 'question', question: 'Later?', rich: [[{ text: 'Yes', bold: true }]] },
            { type: 'question', question: 'Tabby?', answer: ['Yes.'], keywords: 'tabby' },
            { type: 'table', head: ['Day', 'Hours'], rows: [['Monday', '']] },
          ],
          ar: [],
        },
      },
    ],
  },
}

test('a page that is not edited is saved as it was read', () => {
  expect(fieldsOf(savedOf(page).fields)).toEqual(page.fields)
})

test('paragraphs that follow each other are written together, and saved one by one', () => {
  const blocks = savedOf(page).fields.sections[0]?.body.en ?? []
  expect(blocks.map(({ type }) => type)).toEqual([
    'p',
    'list',
    'p',
    'question',
    'question',
    'question',
    'table',
  ])
  expect(placesOf(blocks)).toEqual([[0, 1], [2], [3], [4], [5], [6], [7]])
})

test('blanks at the ends of texts are no change, because the server leaves them out', () => {
  const { fields } = savedOf(page)
  const typed = structuredClone(fields)
  typed.title.en += ' '
  const [text, , , question] = typed.sections[0]?.body.en ?? []
  text?.lines[0]?.push({ text: ' ' })
  if (question) question.question += ' '
  expect(fieldsOf(typed)).toEqual(fieldsOf(fields))
})

test('empty lines are no items, and an empty text is one empty paragraph', () => {
  const { fields } = savedOf(page)
  const list = { ...newBlock('list'), lines: ['Crepe', '', ' Nida'].map(plainLine) }
  const sections = fields.sections.map((section) => ({
    ...section,
    body: { en: [list, newBlock('p')], ar: [newBlock('table')] },
  }))
  const [section] = fieldsOf({ ...fields, sections }).sections
  expect(section?.body).toEqual({
    en: [
      { type: 'list', items: ['Crepe', 'Nida'] },
      { type: 'p', text: '' },
    ],
    ar: [{ type: 'table', head: ['', ''], rows: [['', '']] }],
  })
})
