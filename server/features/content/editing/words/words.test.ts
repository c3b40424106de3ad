import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { pageSize } from '@rimal/contract/page-of'
import type { WordChange } from '@rimal/contract/staff/words'
import { allWords } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../../../test/source-storefront.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

async function shopWithManager(parts: Parameters<typeof testShop>[1] = {}) {
  const shop = await testShop({}, parts)
  const manager = await staffOf(shop, { role: 'manager' })
  return {
    shop,
    manager,
    list: async (query: { q?: string; changed?: boolean; cursor?: string } = {}) =>
      (await manager.call('GET staff/list-words', { query })).result,
    save: (...changes: WordChange[]) =>
      manager.call('POST staff/save-words', { body: { changes } }),
    said: async (language_code: 'en' | 'arb', key: string) =>
      (
        await shop.call('GET language/get-dictionary/{language_code}', {
          params: { language_code },
        })
      ).result[0]?.[key],
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const key = 'last_changed_on'
const shipped = allWords[key]
const own = 'Written on {day}'

test('the pages of the list hold every word once, in both languages', async () => {
  await using given = await shopWithManager()
  const keys: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof given.list>> = await given.list(cursor ? { cursor } : {})
    keys.push(...page.items.map((word) => word.key))
    cursor = page.next
  } while (cursor)
  expect(keys).toEqual(Object.keys(allWords))
  expect(keys.length).toBeGreaterThan(pageSize)
})

test('words are found by their text in either language, and by their key', async () => {
  await using given = await shopWithManager()
  const found = async (q: string) => (await given.list({ q })).items.map((word) => word.key)
  expect(await found(shipped.en.replace('{day}', ''))).toContain(key)
  expect(await found(shipped.ar.replace('{day}', ''))).toContain(key)
  expect(await found('LAST_changed')).toEqual([key])
  expect(await found('no such words anywhere')).toEqual([])
  const { items } = await given.list({ q: 'last changed on' })
  expect(items.find((word) => word.key === key)).toEqual({ key, shipped, own: {} })
})

test('a changed word is on the storefront at once, in its language, until it is reset', async () => {
  await using given = await shopWithManager({ storefront: await sourceStorefront() })
  const { shop, save, said, list } = given
  const page = async (path: string) => (await fetch(`${shop.address}${path}`)).text()
  expect(await page('/about')).not.toContain('Written on')
  const before = (await shop.call('GET shop/get-shop')).result.dictionaryVersion

  const { result } = await save({ language: 'en', key, value: own })
  expect(result).toEqual([{ key, shipped, own: { en: own } }])
  await expect.poll(() => said('en', key)).toBe(own)
  expect(await said('arb', key)).toBe(shipped.ar)
  expect(await page('/about')).toContain('Written on')
  expect((await shop.call('GET shop/get-shop')).result.dictionaryVersion).not.toBe(before)
  expect((await list({ changed: true })).items.map((word) => word.key)).toEqual([key])
  expect((await list({ q: 'written on', changed: true })).total.count).toBe(1)

  await save({ language: 'en', key, value: null })
  await expect.poll(() => said('en', key)).toBe(shipped.en)
  expect(await list({ changed: true })).toMatchObject({ items: [], next: null })
})

test('the shipped text is none of the shop’s own', async () => {
  await using given = await shopWithManager()
  await given.save({ language: 'en', key, value: own })
  const { result } = await given.save(
    { language: 'en', key, value: shipped.en },
    { language: 'arb', key: 'faq_found', value: { ...allWords.faq_found.ar } },
  )
  expect(result.map((word) => word.own)).toEqual([{}, {}])
})

test('plural forms are stored as a whole', async () => {
  await using given = await shopWithManager()
  const value = { one: 'Just one', other: '{count} of them' }
  const { result } = await given.save({ language: 'en', key: 'faq_found', value })
  expect(result[0]?.own).toEqual({ en: value })
  await expect.poll(() => given.said('en', 'faq_found')).toEqual(value)
})

test('wrong texts are refused by field, and none of the others is saved', async () => {
  await using given = await shopWithManager()
  const reply = await given.save(
    { language: 'en', key, value: own },
    { language: 'arb', key, value: 'بلا تاريخ' },
    { language: 'arb', key: 'faq_found', value: { one: 'سؤال', other: '{count} سؤالاً' } },
    { language: 'en', key: 'toString', value: 'x' },
  )
  expect(reply).toMatchObject({
    errorCode: 1,
    fields: {
      'changes.1.value': 'placeholder_missing',
      'changes.2.value.two': 'required',
      'changes.2.value.few': 'required',
      'changes.2.value.many': 'required',
      'changes.3.key': 'unknown',
    },
  })
  expect((await given.list({ changed: true })).items).toEqual([])
})

test('a text of more than one line is refused', async () => {
  await using given = await shopWithManager()
  const reply = await given.save({ language: 'en', key, value: 'On\n{day}' })
  expect(reply).toMatchObject({ status: 400, errorCode: 1 })
})

test('the audit has the new text of each word', async () => {
  await using given = await shopWithManager()
  await given.save({ language: 'en', key, value: own }, { language: 'arb', key, value: null })
  const { items } = (await given.manager.call('GET staff/list-audit', { query: { subject: key } }))
    .result
  expect(items[0]).toMatchObject({
    action: 'staff/save-words',
    details: { en: own, arb: null },
  })
})

test.each(staffRoles)('whether %s may change words', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const { errorCode } = await person.call('POST staff/save-words', {
    body: { changes: [{ language: 'en', key, value: own }] },
  })
  expect(errorCode).toBe(mayDo(role, 'content.edit') ? 0 : 501)
})
