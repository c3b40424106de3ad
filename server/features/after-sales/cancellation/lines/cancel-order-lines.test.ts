import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { count, later, readOrder, stockOf } from '../../../../test/order-fixtures.ts'
import {
  moneyOf,
  orderedLines,
  linesOf,
  previewOf,
  shopWithLines,
  type ShopWithLines,
  cancelUnits,
} from '../../../../test/line-fixtures.ts'
import { staffPerson } from '../../../../test/return-fixtures.ts'
import { saveSetting } from '../../../shop/settings/settings.ts'

const layla54 = 'TRY-LAYLA-BLACK-54'
const nada54 = 'TRY-NADA-BLACK-54'
const delivery = 2_500
const unavailable = { errorCode: errors.units_unavailable.number }
const notCancellable = { errorCode: errors.order_not_cancellable.number }

async function lineIdOf({ shop }: ShopWithLines, order: string, name: string): Promise<string> {
  return (await linesOf(shop, order)).get(name)?.lineId ?? ''
}

async function setStatus({ shop }: ShopWithLines, number: string, status: string) {
  await shop.deps.pool.query('update orders set status = $1 where number = $2', [status, number])
}

async function emails({ shop }: ShopWithLines, kind: string) {
  const { rows } = await shop.deps.pool.query<{ data: Record<string, unknown> }>(
    'select data from outbox where kind = $1 order by created_at',
    [kind],
  )
  return rows.map(({ data }) => data)
}

test('the preview of a cancelled unit matches its stock, credit note, money and email', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken, total } = await orderedLines(shop, [layla, layla, nada], { percent: 15 })
  const preview = await previewOf(shop, orderToken)
  expect(preview).toMatchObject({
    amount: total,
    remainingUnits: 3,
    delivery,
    due: null,
    cancellation: { of: 'all' },
    lines: [
      { name: 'try-layla', colorName: 'Black', size: 54, left: 2, refundable: [8_500, 17_000] },
      { name: 'try-nada', left: 1 },
    ],
  })
  const [, one] = preview.lines
  const refundable = one?.refundable[0] ?? 0
  const { result } = await cancelUnits(shop, orderToken, [
    { lineId: one?.lineId ?? '', quantity: 1 },
  ])
  expect(result).toEqual({ whole: false })
  expect(await stockOf(shop, nada54)).toEqual({ stock: 5, reserved: 0 })
  expect(await stockOf(shop, layla54)).toEqual({ stock: 3, reserved: 0 })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
    cancelledAmount: refundable,
    due: null,
    totals: { total },
    lines: [
      { name: 'try-layla', quantity: 2, cancelled: 0 },
      { name: 'try-nada', quantity: 1, cancelled: 1 },
    ],
    refunds: [{ state: 'on_its_way', amount: refundable }],
    invoice: { creditNotes: [{ number: expect.stringContaining('CN-') }] },
  })
  expect(shop.woken).toContain('send-refunds')
  await shop.runJob('send-refunds')
  expect(await moneyOf(shop)).toMatchObject({ refunded: refundable, credited: refundable })
  expect(await emails(given, 'lines_cancelled')).toMatchObject([
    { byStaff: false, how: 'returned', lines: [{ name: 'try-nada', size: 54, quantity: 1 }] },
  ])
  const { rows } = await shop.deps.pool.query(
    'select actor, reason, lines, amount from line_cancellations',
  )
  const lines = [{ lineId: one?.lineId, quantity: 1 }]
  expect(rows).toEqual([{ actor: 'shopper', reason: 'changed_mind', lines, amount: refundable }])
})

test('the same request ten times at once cancels a unit once', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken } = await orderedLines(shop, [layla, layla, nada])
  const lines = [{ lineId: await lineIdOf(given, orderToken, 'try-layla'), quantity: 1 }]
  const key = 'the-same-word'
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => cancelUnits(shop, orderToken, lines, { key })),
  )
  expect(replies.map(({ result }) => result)).toEqual(replies.map(() => ({ whole: false })))
  await Promise.all([shop.runJob('send-refunds'), shop.runJob('send-refunds')])
  expect(await moneyOf(shop)).toMatchObject({ refunded: 10_000, credited: 10_000 })
  expect(await stockOf(shop, layla54)).toEqual({ stock: 4, reserved: 0 })
  expect(await count(shop, 'line_cancellations')).toBe(1)
})

test('when two requests cancel the same last unit of a line at once, one is too late', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken } = await orderedLines(shop, [layla, nada])
  const lines = [{ lineId: await lineIdOf(given, orderToken, 'try-layla'), quantity: 1 }]
  const replies = await Promise.all([1, 2].map(() => cancelUnits(shop, orderToken, lines)))
  const codes = replies.map(({ errorCode }) => errorCode)
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, unavailable.errorCode])
  expect(await stockOf(shop, layla54)).toEqual({ stock: 5, reserved: 0 })
  await shop.runJob('send-refunds')
  expect(await moneyOf(shop)).toMatchObject({ refunded: 10_000, credited: 10_000 })
})

test('cancelling the last unit cancels the whole order, with delivery and discount', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken, total } = await orderedLines(shop, [layla, nada], { percent: 10 })
  const lines = await linesOf(shop, orderToken)
  const one = (name: string) => [{ lineId: lines.get(name)?.lineId ?? '', quantity: 1 }]
  await cancelUnits(shop, orderToken, one('try-nada'))
  await shop.runJob('send-refunds')
  const before = await previewOf(shop, orderToken)
  expect(before.amount).toBe(total - (lines.get('try-nada')?.refundable[0] ?? 0))
  const key = 'the-last-piece'
  const last = await cancelUnits(shop, orderToken, one('try-layla'), { key })
  expect(last.result).toEqual({ whole: true })
  expect((await cancelUnits(shop, orderToken, one('try-layla'), { key })).result).toEqual({
    whole: true,
  })
  expect(await cancelUnits(shop, orderToken, one('try-layla'))).toMatchObject(notCancellable)
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'cancelled',
    refunds: [{ state: 'returned', amount: total - before.amount }],
    refundStatus: { state: 'returned', amount: before.amount, besides: before.amount },
  })
  expect(await moneyOf(shop)).toEqual({
    captured: total,
    refunded: total,
    invoiced: total,
    credited: total,
  })
  expect(await count(shop, 'discount_uses', "state <> 'released'")).toBe(0)
  expect(await stockOf(shop, layla54)).toEqual({ stock: 5, reserved: 0 })
  expect(await emails(given, 'order_cancelled')).toHaveLength(1)
})

test('all of an order at once is the whole of it', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken, total } = await orderedLines(shop, [layla, layla, nada])
  const { lines } = await previewOf(shop, orderToken)
  const all = lines.map(({ lineId, left }) => ({ lineId, quantity: left }))
  expect((await cancelUnits(shop, orderToken, all)).result).toEqual({ whole: true })
  await shop.runJob('settle-open-payments')
  expect(await moneyOf(shop)).toMatchObject({ refunded: total, credited: total })
  expect(await emails(given, 'lines_cancelled')).toEqual([])
})

test('with payment on delivery nothing is refunded, and less is due on delivery', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const method = 'cash_on_delivery'
  const { orderToken, orderNumber, total } = await orderedLines(shop, [layla, nada], { method })
  const { due, lines } = await previewOf(shop, orderToken)
  expect(due).toBe(total)
  expect(lines.map(({ refundable }) => refundable)).toEqual([[10_000], [7_777]])
  await cancelUnits(shop, orderToken, [{ lineId: lines[1]?.lineId ?? '', quantity: 1 }])
  expect(await readOrder(shop, orderToken)).toMatchObject({
    refunds: [],
    cancelledAmount: 7_777,
    due: total - 7_777,
    invoice: { creditNotes: [expect.anything()] },
  })
  expect((await moneyOf(shop)).credited).toBe(7_777)
  expect(await count(shop, 'refunds')).toBe(0)
  expect(await emails(given, 'lines_cancelled')).toMatchObject([
    { how: 'due', due: expect.stringContaining('125') },
  ])
  const owner = await staffPerson(shop, 'owner')
  const { result: client } = await owner.call('GET staff/list-orders')
  expect(client.items).toMatchObject([
    { number: orderNumber, due: total - 7_777, lines: [expect.stringContaining('1 × try-layla')] },
  ])
  await setStatus(given, orderNumber, 'delivered')
  expect(await readOrder(shop, orderToken)).toMatchObject({ due: null, cancelledAmount: 7_777 })
})

test('once production has begun only ready-to-wear units can still be cancelled', async () => {
  await using given = await shopWithLines()
  const { shop, layla, madeToOrder } = given
  const { orderToken, orderNumber } = await orderedLines(shop, [layla, layla, madeToOrder])
  const productionId = await lineIdOf(given, orderToken, 'try-made-to-order')
  await setStatus(given, orderNumber, 'in_production')
  expect((await readOrder(shop, orderToken)).cancellation).toEqual({
    until: later(120),
    secondsLeft: 7200,
    endsWith: 'handover',
    of: 'ready_to_wear',
  })
  const { lines, remainingUnits } = await previewOf(shop, orderToken)
  expect({ remainingUnits, names: lines.map(({ name }) => name) }).toEqual({
    remainingUnits: 3,
    names: ['try-layla'],
  })
  const whole = { order: orderToken, reason: 'changed_mind' } as const
  expect(await shop.guest().call('POST order/cancel-order', { body: whole })).toMatchObject(
    notCancellable,
  )
  expect(
    await cancelUnits(shop, orderToken, [{ lineId: productionId, quantity: 1 }]),
  ).toMatchObject(unavailable)
  const readyToWear = [{ lineId: lines[0]?.lineId ?? '', quantity: 2 }]
  expect((await cancelUnits(shop, orderToken, readyToWear)).result).toEqual({ whole: false })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'in_production',
    cancellation: null,
  })
  expect(await stockOf(shop, layla54)).toEqual({ stock: 5, reserved: 0 })
})

test('an order is ready to wear once its made-to-order unit is cancelled', async () => {
  await using given = await shopWithLines()
  const { shop, layla, madeToOrder } = given
  const { orderToken, orderNumber } = await orderedLines(shop, [layla, madeToOrder])
  expect((await readOrder(shop, orderToken)).cancellation).toMatchObject({
    endsWith: 'production',
    of: 'all',
  })
  const lineId = await lineIdOf(given, orderToken, 'try-made-to-order')
  await cancelUnits(shop, orderToken, [{ lineId, quantity: 1 }])
  await setStatus(given, orderNumber, 'ready')
  expect((await readOrder(shop, orderToken)).cancellation).toMatchObject({
    endsWith: 'handover',
    of: 'all',
  })
})

test('units of an order that awaits payment, was handed over, belongs to another shopper or has too few units are not cancelled', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken, orderNumber } = await orderedLines(shop, [layla, nada])
  const lineId = await lineIdOf(given, orderToken, 'try-layla')
  const other = await orderedLines(shop, [layla, nada], { method: 'cash_on_delivery' })
  const one = { lineId, quantity: 1 }
  expect(await cancelUnits(shop, orderToken, [{ lineId, quantity: 2 }])).toMatchObject(unavailable)
  expect(await cancelUnits(shop, orderToken, [one, one])).toMatchObject(unavailable)
  expect(await cancelUnits(shop, other.orderToken, [one])).toMatchObject(unavailable)
  expect((await cancelUnits(shop, 'f'.repeat(32), [one])).status).toBe(404)
  expect((await cancelUnits(shop, orderToken, [])).status).toBe(400)
  expect((await cancelUnits(shop, orderToken, [one], { reason: 'other' })).status).toBe(400)
  for (const status of ['awaiting_payment', 'shipped', 'delivered', 'expired']) {
    await setStatus(given, orderNumber, status)
    expect(await cancelUnits(shop, orderToken, [one])).toMatchObject(notCancellable)
  }
  await setStatus(given, orderNumber, 'awaiting_payment')
  expect((await previewOf(shop, orderToken)).lines).toEqual([])
  expect(await count(shop, 'line_cancellations')).toBe(0)
  expect(await stockOf(shop, layla54)).toEqual({ stock: 3, reserved: 0 })
})

test('units that staff have refunded, or are about to refund, are not refunded again', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  await saveSetting(shop.deps.db, 'refundLimit', 8_000)
  const { orderToken, orderNumber } = await orderedLines(shop, [layla, layla, nada])
  const sales = await staffPerson(shop, 'sales')
  const refundReturn = (position: number) =>
    sales.call('POST staff/refund-order', {
      body: {
        orderNumber,
        key: `by-hand-${position}`,
        lines: [{ position, quantity: 1 }],
        reason: 'goodwill',
      },
    })
  expect((await refundReturn(0)).result.state).toBe('requested')
  expect((await refundReturn(1)).result.state).toBe('approved')
  const { lines, remainingUnits } = await previewOf(shop, orderToken)
  expect({ lines, remainingUnits }).toMatchObject({
    lines: [{ name: 'try-layla', left: 1, refundable: [10_000] }],
    remainingUnits: 3,
  })
  const [lineId = ''] = lines.map((product) => product.lineId)
  expect(await cancelUnits(shop, orderToken, [{ lineId, quantity: 2 }])).toMatchObject(unavailable)
  expect((await cancelUnits(shop, orderToken, [{ lineId, quantity: 1 }])).errorCode).toBe(0)
})

test('a unit cancelled during the handover is either cancelled or shipped', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const owner = await staffPerson(shop, 'owner')
  const { orderToken, orderNumber } = await orderedLines(shop, [layla, nada])
  const lines = [{ lineId: await lineIdOf(given, orderToken, 'try-nada'), quantity: 1 }]
  await setStatus(given, orderNumber, 'ready')
  const [taken] = await Promise.all([
    cancelUnits(shop, orderToken, lines),
    owner.call('POST staff/ship-order', {
      body: { orderNumber, carrier: 'Aramex', force: true },
    }),
  ])
  const isOut = taken.errorCode === 0
  expect([0, notCancellable.errorCode]).toContain(taken.errorCode)
  const order = await readOrder(shop, orderToken)
  expect(order).toMatchObject({ status: 'shipped', cancellation: null })
  expect(order.lines.map(({ cancelled }) => cancelled)).toEqual([0, Number(isOut)])
  expect(await stockOf(shop, nada54)).toEqual({ stock: 4 + Number(isOut), reserved: 0 })
  expect((await moneyOf(shop)).credited).toBe(isOut ? 7_777 : 0)
})
