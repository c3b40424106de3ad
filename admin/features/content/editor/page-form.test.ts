import type { StaffPage } from '@rimal/contract/staff/pages'
import { expect, test } from 'vitest'
import { fieldsOf, newBlock, savedOf } from './page-form.ts'

const page: StaffPage = {
  slug: 'faq',
  revision: 3,
  savedBy: null,
  savedAt: null,
  fields: {
    title: { en: 'Questions', ar: 'الأسئلة' },
    description: { en: '', ar: '' },
    sections: [
      {
        heading: { en: 'Payment', ar: 'الدفع' },
        body: {
          en: [
            { type: 'p', text: 'Cards and cash.' },
            { type: 'list', items: ['Visa', 'mada'] },
            { type: 'question', question: 'Cash?', answer: ['Yes.', 'At the door.'] },
            { type: 'question', question: 'Later?', answer: ['Yes.'], keywords: 'tabby' },
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

test('each line of a list is an item, and empty lines are none', () => {
  const { fields } = savedOf(page)
  const block = { ...newBlock('list'), items: 'Crepe\n\n Nida\n' }
  const sections = fields.sections.map((section) => ({
    ...section,
    body: { en: [block], ar: [newBlock('table')] },
  }))
  const [section] = fieldsOf({ ...fields, sections }).sections
  expect(section?.body).toEqual({
    en: [{ type: 'list', items: ['Crepe', ' Nida'] }],
    ar: [{ type: 'table', head: ['', ''], rows: [['', '']] }],
  })
})
