import { errors } from '@rimal/contract/errors'
import { addDays } from '@rimal/contract/dates'
import { expect, test } from 'vitest'
import { addProduct, fullSize, putInCart } from '../../../test/fixtures.ts'
import { placeOrder, press, readOrder, seenTotal } from '../../../test/order-fixtures.ts'
import { productionOrder, staffLater } from '../../../test/production-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

test('production items are counted by stage, and listed by stage with what they look like', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop, { madeToOrder: 2 })
  const staff = await staffLater(shop)
  const [lineId = ''] = lineIds
  const counts = async () => (await staff.call('GET staff/count-production')).result
  expect(await counts()).toEqual([{ state: 'in_review', count: 2, late: 0 }])
  await staff.call('POST staff/confirm-order', { body: { orderNumber } })
  await staff.call('POST staff/change-production-stage', {
    body: { orderNumber, lineId, state: 'cutting' },
  })
  expect((await counts()).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { state: 'approved', count: 1, late: 0 },
    { state: 'cutting', count: 1, late: 0 },
  ])
  const { result } = await staff.call('GET staff/list-production', { query: { state: 'cutting' } })
  const { items } = result
  expect(items).toMatchObject([{ lineId, state: 'cutting', quantity: 1, size: null }])
  expect(items[0]?.name).not.toBe('')
  expect(items[0]?.picture).toHaveProperty('version')
  const later = await staffLater(shop, 24 * 60)
  expect((await later.call('GET staff/count-production')).result).toContainEqual({
    state: 'cutting',
    count: 1,
    late: 1,
  })
})

test('the job card has the measurements in the unit of the customer, and what happened to the item', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  const product = await addProduct(shop.deps.db, { id: 'test-card', customSize: true })
  const { result: size } = await guest.call('POST custom-size/save-custom-size', {
    body: { unit: 'cm', measurements: fullSize },
  })
  await putInCart(guest, product, { customSizeId: size.customSizeId })
  const { result: placed } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, placed.paymentToken, 'approve')
  const { lines } = await readOrder(shop, placed.orderToken)
  const lineId = lines[0]?.id ?? ''
  const day = addDays(lines[0]?.production?.dueOn ?? '', 2)
  const staff = await staffLater(shop)
  await staff.call('POST staff/change-production-date', {
    body: { orderNumber: placed.orderNumber, lineId, day, reason: 'The cloth is late.' },
  })
  const { result: card } = await staff.call('GET staff/get-production-item/{lineId}', {
    params: { lineId },
  })
  expect(card).toMatchObject({ unit: 'cm', measurements: fullSize, lines: 1, dueOn: day })
  expect(Object.keys(card.names)).toEqual(['en', 'ar'])
  expect(card.events).toMatchObject([
    { state: 'in_review', dueOn: null, note: '' },
    { state: 'in_review', dueOn: day, note: 'The cloth is late.' },
  ])
  // Nothing on the card says who the customer is, or what was paid.
  expect(card).not.toHaveProperty('profileName')
  expect(card).not.toHaveProperty('total')
})

test('a ready-to-wear line has no job card', async () => {
  await using shop = await testShop()
  const { groupIds } = await productionOrder(shop, { madeToOrder: 0, readyToWear: 1 })
  const staff = await staffLater(shop)
  const { errorCode } = await staff.call('GET staff/get-production-item/{lineId}', {
    params: { lineId: groupIds[0] ?? '' },
  })
  expect(errorCode).toBe(errors.production_item_not_found.number)
})
