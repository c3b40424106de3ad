import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { completeSettings } from '../../../test/shops/complete-settings.ts'
import { testShop } from '../../../test/test-shop.ts'
import { defaultSettings } from './settings.ts'

async function shopWithOwner() {
  const shop = await testShop()
  const owner = await staffOf(shop, { name: 'Huda' })
  const read = async (group: 'money' | 'announcements' | 'returns' | 'payment' | 'delivery') =>
    (await owner.call('GET staff/get-setting-group/{group}', { params: { group } })).result
  return { shop, owner, read, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a group brings its values, what they are by default, and their shapes', async () => {
  await using given = await shopWithOwner()
  const form = await given.read('returns')
  expect(form).toMatchObject({ savedBy: null, savedAt: null, currency: 'AED', country: 'AE' })
  expect(form.settings.map(({ name }) => name)).toEqual(['returns', 'refundLimit', 'refundDays'])
  expect(form.settings[1]).toEqual({
    name: 'refundLimit',
    value: defaultSettings.refundLimit,
    byDefault: defaultSettings.refundLimit,
    own: false,
    shape: { type: 'integer', title: 'money', minimum: 0, maximum: 1_000_000_000 },
  })
  expect(form.settings[0]?.shape.required).toEqual(['days', 'madeToOrderDays', 'handOverDays'])
})

test('settings of a group are saved together, and the audit names each that changed', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  const { revision } = await read('returns')
  const values = { refundDays: 5, refundLimit: 50_000, returns: defaultSettings.returns }
  const { result } = await owner.call('POST staff/save-settings', {
    body: { group: 'returns', revision, values },
  })
  expect(result).toMatchObject({ savedBy: 'Huda' })
  expect(result.revision).not.toBe(revision)
  expect(result.settings.map(({ value }) => value)).toEqual([defaultSettings.returns, 50_000, 5])
  const audit = await owner.call('GET staff/list-audit', {})
  const rows = audit.result.items.filter(({ action }) => action === 'staff/save-settings')
  const currency = { from: 'AED', to: 'AED' }
  expect(rows.map(({ subject, details }) => [subject, details]).toReversed()).toEqual([
    ['refundLimit', { before: 100_000, after: 50_000, currency }],
    ['refundDays', { before: 7, after: 5, currency }],
  ])
})

test('a saved setting shows in the shop at once', async () => {
  await using given = await shopWithOwner()
  const { shop, owner, read } = given
  const prices = async () => {
    const query = { country_code: 'AE' }
    return (await shop.call('GET delivery/get-options', { query })).result.options.map(
      ({ price }) => price,
    )
  }
  const before = await prices()
  const { revision, settings } = await read('delivery')
  const methods = settings[0]?.value as typeof defaultSettings.shipping
  const shipping = methods.map((rule) => (rule.price ? { ...rule, price: rule.price + 100 } : rule))
  await owner.call('POST staff/save-settings', {
    body: { group: 'delivery', revision, values: { shipping } },
  })
  await expect.poll(prices).toEqual(before.map((price) => (price ? price + 100 : price)))
})

test('a wrong value changes nothing, and each field begins with the name of its setting', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  const { revision } = await read('returns')
  const refused = await owner.call('POST staff/save-settings', {
    body: {
      group: 'returns',
      revision,
      values: {
        refundDays: 5,
        refundLimit: null,
        returns: { ...defaultSettings.returns, days: -1 },
      },
    },
  })
  expect(refused).toMatchObject({
    status: 400,
    fields: { refundLimit: 'required', 'returns.days': 'invalid' },
  })
  const other = await owner.call('POST staff/save-settings', {
    body: { group: 'returns', revision, values: { currency: 'SAR' } },
  })
  expect(other).toMatchObject({ status: 400, fields: { currency: 'unknown' } })
  expect((await read('returns')).revision).toBe(revision)
})

test('the rules see the other settings as they will be', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  const { revision } = await read('money')
  const seller = { ...defaultSettings.seller, taxNumber: '310122393500003' }
  const wrong = await owner.call('POST staff/save-settings', {
    body: {
      group: 'money',
      revision,
      values: { vat: { regime: 'ksa' }, seller: { ...seller, taxNumber: '123' } },
    },
  })
  expect(wrong.fields).toMatchObject({ 'seller.taxNumber': 'malformed' })
})

test('a tax number in Arabic and Persian digits is saved in Latin digits', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  const { revision } = await read('money')
  const seller = { ...completeSettings.seller, taxNumber: ' ٣١٠١٢٢٣٩٣۵۰۰۰۰۳ ' }
  const saved = await owner.call('POST staff/save-settings', {
    body: { group: 'money', revision, values: { seller } },
  })
  expect(saved.errorCode).toBe(0)
  const { result } = await owner.call('GET staff/get-setting/{name}', {
    params: { name: 'seller' },
  })
  expect(result.value).toMatchObject({ taxNumber: '310122393500003' })
})

test('an older revision is refused, and an equal value is not a change', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  const { revision } = await read('returns')
  const save = (since: number, refundDays: number) =>
    owner.call('POST staff/save-settings', {
      body: { group: 'returns', revision: since, values: { refundDays } },
    })
  const first = await save(revision, 4)
  expect(await save(revision, 5)).toMatchObject({ errorCode: 512 })
  const again = await save(first.result.revision, 4)
  expect(again.result.revision).toBe(first.result.revision)
})

test('a code that a promotion has is refused beside its field', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  await owner.call('POST staff/add-promotion', {
    body: { title: { en: 'Ten', ar: 'عشرة' }, kind: 'percent', percent: 10, code: 'EID10' },
  })
  const { revision } = await read('announcements')
  const refused = await owner.call('POST staff/save-settings', {
    body: {
      group: 'announcements',
      revision,
      values: { welcomeDiscount: { code: 'EID10', percent: 10 } },
    },
  })
  expect(refused.fields).toEqual({ 'welcomeDiscount.code': 'taken' })
})

test('an announcement leads to something that the shop has; what was deleted since stays', async () => {
  await using given = await shopWithOwner()
  const { shop, owner, read } = given
  const save = async (...links: string[]) => {
    const announcements = links.map((link) => ({ en: link, ar: link, link }))
    const { revision } = await read('announcements')
    return owner.call('POST staff/save-settings', {
      body: { group: 'announcements', revision, values: { announcements } },
    })
  }
  const refused = await save('place:home', 'collection:nowhere')
  expect(refused).toMatchObject({ status: 400, fields: { 'announcements.1.link': 'unknown' } })
  const known = ['collection:best_seller', 'page:about', 'https://journal.example/rimal']
  expect((await save(...known)).errorCode).toBe(0)
  await shop.deps.db.execute(sql`delete from collections where id = 'best_seller'`)
  expect((await save('place:home', ...known)).errorCode).toBe(0)
})

test('another currency is saved only when it is forced', async () => {
  await using given = await shopWithOwner()
  const { owner, read } = given
  const { revision } = await read('money')
  const body = { group: 'money', revision, values: { currency: 'QAR' } } as const
  expect(await owner.call('POST staff/save-settings', { body })).toMatchObject({ errorCode: 504 })
  const forced = await owner.call('POST staff/save-settings', { body: { ...body, force: true } })
  expect(forced.result.currency).toBe('QAR')
})
