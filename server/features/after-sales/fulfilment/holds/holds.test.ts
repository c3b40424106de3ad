import { errors } from '@rimal/contract/errors'
import { type OrderStatus, orderStatuses } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { staffLater, posted, productionOrder } from '../../../../test/production-fixtures.ts'
import { count, later, readOrder } from '../../../../test/order-fixtures.ts'
import { completeSettings } from '../../../../test/shops/complete-settings.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'
import type { TestStaff } from '../../../../test/staff-fixtures.ts'
import { saveSetting } from '../../../shop/settings/settings.ts'

const refused = errors.order_step_refused.number

function hold(staff: TestStaff, orderNumber: string, more: object = {}) {
  const body = { orderNumber, reason: 'measurements_unclear', ...more } as const
  return staff.call('POST staff/hold-order', { body })
}

function release(staff: TestStaff, orderNumber: string) {
  return staff.call('POST staff/release-order', { body: { orderNumber } })
}

function confirm(staff: TestStaff, orderNumber: string) {
  return staff.call('POST staff/confirm-order', { body: { orderNumber } })
}

async function setStatus(shop: TestShop, status: OrderStatus) {
  await shop.deps.pool.query('delete from order_holds')
  await shop.deps.pool.query('update orders set status = $1', [status])
}

test('an order is put on hold before it is begun, and never after', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken } = await productionOrder(shop)
  const staff = await staffLater(shop)
  for (const status of orderStatuses) {
    await setStatus(shop, status)
    const { errorCode } = await hold(staff, orderNumber)
    const isHeld = ['placed', 'confirmed', 'on_hold'].includes(status)
    expect({ status, errorCode }).toEqual({ status, errorCode: isHeld ? 0 : refused })
    expect((await readOrder(shop, orderToken)).status).toBe(isHeld ? 'on_hold' : status)
  }
})

test.each(['placed', 'confirmed'] as const)(
  'a %s order waits for the customer, and continues from that status',
  async (status) => {
    await using shop = await testShop()
    const { orderNumber, orderToken } = await productionOrder(shop)
    const staff = await staffLater(shop, 1)
    if (status === 'confirmed') await confirm(staff, orderNumber)
    const placed = await readOrder(shop, orderToken)
    const note = 'Is the length with heels?'
    for (let time = 0; time < 2; time++) {
      expect((await hold(staff, orderNumber, { note })).result).toEqual({
        number: orderNumber,
        status: 'on_hold',
      })
    }
    const held = await readOrder(shop, orderToken)
    expect(held).toMatchObject({
      status: 'on_hold',
      hold: { reason: 'measurements_unclear', note, since: later(60) },
    })
    // The cancellation window is neither lost nor longer.
    expect(held.cancellation).toEqual(placed.cancellation)
    expect((await staff.call('GET staff/list-orders')).result.items).toMatchObject([
      { number: orderNumber, status: 'on_hold' },
    ])
    for (let time = 0; time < 2; time++) {
      expect((await release(staff, orderNumber)).result).toEqual({ number: orderNumber, status })
    }
    const on = await readOrder(shop, orderToken)
    expect(on).toMatchObject({ status, hold: null, cancellation: placed.cancellation })
    const { rows } = await shop.deps.pool.query(
      "select from_status, to_status, reason, note from order_events where 'on_hold' in (from_status, to_status) order by id",
    )
    expect(rows).toEqual([
      { from_status: status, to_status: 'on_hold', reason: 'measurements_unclear', note },
      { from_status: 'on_hold', to_status: status, reason: 'released', note: null },
    ])
    expect((await posted(shop, 'order_hold')).map(({ data }) => data.what)).toEqual([
      'held',
      'released',
    ])
  },
)

test('while it is on hold nothing of it is begun, confirmed or sent', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop)
  const staff = await staffLater(shop)
  await confirm(staff, orderNumber)
  await hold(staff, orderNumber)
  const [lineId = ''] = lineIds
  const body = { orderNumber, force: true }
  const tried = await Promise.all([
    staff.call('POST staff/start-production', { body }),
    staff.call('POST staff/order-ready', { body }),
    staff.call('POST staff/ship-order', { body: { ...body, carrier: 'Aramex' } }),
  ])
  expect(tried.map(({ errorCode }) => errorCode)).toEqual([refused, refused, refused])
  const cut = { ...body, lineId, state: 'cutting' } as const
  expect((await staff.call('POST staff/change-production-stage', { body: cut })).errorCode).toBe(
    errors.production_step_refused.number,
  )
  expect((await release(staff, 'RM-1')).status).toBe(404)
})

test('an order that was never on hold is not released', async () => {
  await using shop = await testShop()
  const { orderNumber } = await productionOrder(shop)
  expect((await release(await staffLater(shop), orderNumber)).errorCode).toBe(refused)
})

test('an order on hold can be cancelled as before, and its reminders end', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken } = await productionOrder(shop)
  await hold(await staffLater(shop, 1), orderNumber)
  const body = { order: orderToken, reason: 'changed_mind' } as const
  expect((await shop.guest().call('POST order/cancel-order', { body })).errorCode).toBe(0)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'cancelled', hold: null })
  shop.setClock(later(60 * 24 * 10))
  await shop.runJob('remind-of-holds')
  expect((await posted(shop, 'order_hold')).map(({ data }) => data.what)).toEqual(['held'])
})

test('the customer reads how to reach the shop, and is reminded after two days and after five', async () => {
  await using shop = await testShop()
  const { contact } = completeSettings
  const stored = { ...contact, phone: '+97145550132', whatsapp: '+971505550132' }
  await saveSetting(shop.deps.db, 'contact', stored)
  const { orderNumber } = await productionOrder(shop)
  await hold(await staffLater(shop, 0), orderNumber, { note: 'Is the length with heels?' })
  const day = 60 * 24
  const notified: number[] = []
  for (const minutes of [0, 2 * day - 1, 2 * day, 3 * day, 5 * day - 1, 5 * day, 9 * day]) {
    shop.setClock(later(minutes))
    for (let time = 0; time < 2; time++) await shop.runJob('remind-of-holds')
    notified.push(await count(shop, 'outbox', "kind = 'order_hold'"))
  }
  expect(notified).toEqual([1, 1, 2, 2, 2, 3, 3])
  const [first] = await posted(shop, 'order_hold')
  expect(first).toMatchObject({
    recipient: 'mariam@example.com',
    data: {
      why: { en: 'One of your measurements is not clear to us.' },
      note: 'Is the length with heels?',
      merchant: { phone: '+971 4 555 0132', whatsapp: '+971 50 555 0132' },
    },
  })
})

test('an order released and cancelled at the same time ends cancelled', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken } = await productionOrder(shop)
  const staff = await staffLater(shop, 1)
  await hold(staff, orderNumber)
  const body = { order: orderToken, reason: 'changed_mind' } as const
  const [cancelled] = await Promise.all([
    shop.guest().call('POST order/cancel-order', { body }),
    release(staff, orderNumber),
  ])
  expect(cancelled.errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).status).toBe('cancelled')
})
