import { moneyListSorts } from '@rimal/contract/staff/money-kinds'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { download } from '../../../../test/import-fixtures.ts'
import { buyer, noon, placeOrder } from '../../../../test/order-fixtures.ts'
import { readEveryPage, staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

async function shopWithDiscrepancies() {
  const shop = await testShop()
  shop.setClock(noon)
  await shop.deps.pool.query(
    `insert into payment_discrepancies
       (kind, provider, provider_ref, currency, ours, theirs, found_at, closed_at, note)
     select kind, provider, ref, 'AED', ours, theirs, $1::timestamptz + place * interval '1 day', closed_at, note
     from (values
       (1, 'differs', 'tap', 'chg_one', 10000, 9000, null::timestamptz, ''),
       (2, 'missing_here', 'stripe', 'pi_two', 0, 5000, null, ''),
       (3, 'missing_there', 'tap', 'chg_three', 2000, 0, $1::timestamptz, 'Settled by hand')
     ) made (place, kind, provider, ref, ours, theirs, closed_at, note)`,
    [noon],
  )
  return { shop, staff: await staffOf(shop, { role: 'accountant' }) }
}

test('discrepancies are found by whether they are open, kind, provider, day and reference', async () => {
  const { shop, staff } = await shopWithDiscrepancies()
  await using _ = shop
  const find = async (query: object) =>
    (await staff.call('GET staff/list-discrepancies', { query })).result.items.map(
      ({ providerRef }) => providerRef,
    )
  expect(await find({})).toEqual(['chg_one', 'pi_two', 'chg_three'])
  expect(await find({ sort: 'newest' })).toEqual(['chg_three', 'pi_two', 'chg_one'])
  expect(await find({ sort: 'largest' })).toEqual(['pi_two', 'chg_three', 'chg_one'])
  expect(await find({ open: true })).toEqual(['chg_one', 'pi_two'])
  expect(await find({ open: false })).toEqual(['chg_three'])
  expect(await find({ kind: 'differs' })).toEqual(['chg_one'])
  expect(await find({ provider: 'tap' })).toEqual(['chg_one', 'chg_three'])
  expect(await find({ q: 'CHG_' })).toEqual(['chg_one', 'chg_three'])
  expect(await find({ dayFrom: '2026-11-23', dayUntil: '2026-11-23' })).toEqual(['pi_two'])
})

test('discrepancies are found by the number of their order, however it is typed', async () => {
  const { shop, staff } = await shopWithDiscrepancies()
  await using _ = shop
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { orderNumber } = (await placeOrder(await buyer(shop, product))).result
  await shop.deps.pool.query(
    `update payment_discrepancies set attempt_id = (
       select a.id from payment_attempts a join orders o on o.id = a.order_id where o.number = $1)
     where provider_ref = 'pi_two'`,
    [orderNumber],
  )
  const digits = orderNumber.replace(/\D/g, '')
  const arabic = digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  for (const q of [orderNumber, orderNumber.replace('-', ''), digits, arabic]) {
    const { result } = await staff.call('GET staff/list-discrepancies', { query: { q } })
    expect([q, result.items.map((item) => item.orderNumber)]).toEqual([q, [orderNumber]])
  }
})

test.each(moneyListSorts)('pages by %s show every discrepancy once', async (sort) => {
  const { shop, staff } = await shopWithDiscrepancies()
  await using _ = shop
  await shop.deps.pool.query(
    `insert into payment_discrepancies (kind, provider, provider_ref, currency, ours, theirs, found_at)
     select 'differs', 'tap', 'same_' || n, 'AED', 100, 0, $1 from generate_series(1, 110) n`,
    [noon],
  )
  const { items, pages, counted } = await readEveryPage((page) =>
    staff.call('GET staff/list-discrepancies', { query: { sort, ...page } }),
  )
  expect([pages, counted]).toEqual([[50, 50, 13], 113])
  expect(new Set(items.map(({ id }) => id)).size).toBe(113)
})

test('the list of discrepancies is a file', async () => {
  const { shop, staff } = await shopWithDiscrepancies()
  await using _ = shop
  const query = new URLSearchParams({ language_code: 'en', open: 'false' })
  query.set('columns', 'difference,ours,theirs,reference,state')
  expect((await download(shop, staff, `staff/download-discrepancies?${query}`)).toString()).toBe(
    '\uFEFFDifference,Found,Here,Currency,"At the provider",Provider,Reference,Settled,Note\r\n' +
      '"A payment that the provider does not know","2026-11-24 12:00",20.00,AED,0.00,tap,chg_three,' +
      '"2026-11-21 12:00","Settled by hand"\r\n',
  )
})
