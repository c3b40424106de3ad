import { maxPageText } from '@rimal/contract/staff/content-kinds'
import type { EditedBlock } from '@rimal/contract/staff/pages'
import { expect, test } from 'vitest'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager' })
  return {
    shop,
    /** Publishes a page with these English blocks. */
    save: async (blocks: EditedBlock[], ar: EditedBlock[] = []) => {
      const { result } = await manager.call('GET staff/get-page/{slug}', {
        params: { slug: 'about' },
      })
      const heading = { en: '', ar: '' }
      const fields = { ...result.fields, sections: [{ heading, body: { en: blocks, ar } }] }
      const body = { slug: 'about', revision: result.revision, fields } as const
      return manager.call('POST staff/save-page', { body })
    },
    shown: async () =>
      (await shop.call('GET content/get-page', { query: { slug: 'about', language_code: 'en' } }))
        .result.sections[0]?.blocks,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const link = (href: string): EditedBlock => ({ type: 'p', rich: [[{ text: 'See', href }]] })

test('bold, italic and linked stretches are stored with the plain text that they make', async () => {
  await using given = await shopWithManager()
  const { save, shown } = given
  const { errorCode } = await save([
    {
      type: 'p',
      rich: [[{ text: ' Write ' }, { text: 'to us', href: 'mailto:care@rimal.example' }]],
    },
    { type: 'list', rich: [[{ text: 'Crepe', bold: true }], [{ text: ' ' }], [{ text: 'Nida' }]] },
    { type: 'question', question: 'Where?', rich: [[{ text: 'In Ajman', italic: true }]] },
  ])
  expect(errorCode).toBe(0)
  await expect.poll(shown).toEqual([
    {
      type: 'p',
      text: 'Write to us',
      rich: [[{ text: 'Write ' }, { text: 'to us', href: 'mailto:care@rimal.example' }]],
    },
    {
      type: 'list',
      items: ['Crepe', 'Nida'],
      rich: [[{ text: 'Crepe', bold: true }], [{ text: 'Nida' }]],
    },
    {
      type: 'question',
      question: 'Where?',
      answer: ['In Ajman'],
      rich: [[{ text: 'In Ajman', italic: true }]],
    },
  ])
})

test('a text without any style is stored as plain text', async () => {
  await using given = await shopWithManager()
  await given.save([{ type: 'p', rich: [[{ text: 'Plain ' }, { text: 'text', bold: false }]] }])
  await expect.poll(given.shown).toEqual([{ type: 'p', text: 'Plain text' }])
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://example.com',
])('a link to %s is refused', async (href) => {
  await using given = await shopWithManager()
  expect(await given.save([link(href)])).toMatchObject({
    errorCode: 1,
    fields: { 'fields.sections.0.body.en.0.text': 'link' },
  })
})

test.each([
  ['text', 'html', { type: 'p', rich: [[{ text: '<b' }, { text: '>x</b>', bold: true }]] }],
  ['text', 'invalid', { type: 'p', rich: [[{ text: 'a' }], [{ text: 'b' }]] }],
  ['text', 'required', { type: 'p', rich: [[{ text: ' ' }]] }],
  ['items', 'invalid', { type: 'list', rich: [[{ text: 'a'.repeat(1001) }]] }],
  [
    'text',
    'placeholder_styled',
    { type: 'p', rich: [[{ text: '{welcome_' }, { text: 'code}', bold: true }]] },
  ],
  ['rich', 'unknown', { type: 'table', head: ['a'], rows: [['b']], rich: [[{ text: 'c' }]] }],
] as const)('wrong styled lines are refused: %s is %s', async (field, code, block) => {
  await using given = await shopWithManager()
  expect(await given.save([structuredClone(block) as unknown as EditedBlock])).toMatchObject({
    errorCode: 1,
    fields: { [`fields.sections.0.body.en.0.${field}`]: code },
  })
})

test('a mark that the shop does not know is refused', async () => {
  await using given = await shopWithManager()
  const run = { text: 'See', onclick: 'alert(1)' }
  const { errorCode } = await given.save([{ type: 'p', rich: [[run]] }])
  expect(errorCode).toBe(1)
})

test('the longest page is saved in both languages, and a longer one is refused', async () => {
  await using given = await shopWithManager()
  const paragraphs = (character: string, count: number): EditedBlock[] =>
    Array.from({ length: count }, () => ({ type: 'p', text: character.repeat(4000) }))
  const count = maxPageText / 4000
  expect((await given.save(paragraphs('a', count), paragraphs('ع', count))).errorCode).toBe(0)
  expect(await given.save(paragraphs('a', count + 1))).toMatchObject({
    errorCode: 1,
    fields: { 'fields.sections': 'too_long' },
  })
  const huge = Array.from({ length: 60 }, () => ({
    type: 'table' as const,
    head: ['a'],
    rows: Array.from({ length: 60 }, () => Array.from({ length: 8 }, () => 'b'.repeat(200))),
  }))
  expect((await given.save(huge)).status).toBe(413)
})
