import type { Order, OrderLine } from '@rimal/contract/orders'
import type { ShipmentState } from '@rimal/contract/production/shipment-states'
import type { OrderStatus } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { isJustPlaced, orderStages, linesByRoute } from './order-stages.ts'

const arrival = { earliest: '2026-12-05', latest: '2026-12-07' }
const measured = { measurements: { sleeve: 98 }, madeToOrder: true, arrival, production: null }
const ready = { measurements: null, madeToOrder: false, arrival, production: null }

const shipping = { pickup: null }

function order(status: OrderStatus, past: OrderStatus[] = ['placed']) {
  const events = past.map((status, day) => ({ status, at: `2026-11-2${day}T06:00:00Z` }))
  return { status, events, orderedAt: '2026-11-20T05:00:00Z', shipment: null, shipping }
}

test.each<[OrderStatus, string]>([
  ['placed', 'received done, checking now, sewing wait, packed wait, door wait'],
  ['confirmed', 'received done, checking done, sewing now, packed wait, door wait'],
  ['in_production', 'received done, checking done, sewing now, packed wait, door wait'],
  ['ready', 'received done, checking done, sewing done, packed done, door wait'],
  ['shipped', 'received done, checking done, sewing done, packed done, door now'],
  ['delivered', 'received done, checking done, sewing done, packed done, door done'],
])('a made-to-measure unit in an order that is %s: %s', (status, route) => {
  expect(wayOf(orderStages(order(status), measured))).toBe(route)
})

test.each<[OrderStatus, string]>([
  ['placed', 'received done, packed now, door wait'],
  ['in_production', 'received done, packed now, door wait'],
  ['ready', 'received done, packed done, door wait'],
  ['delivery_failed', 'received done, packed done, door now'],
])('a ready-to-wear unit in an order that is %s: %s', (status, route) => {
  expect(wayOf(orderStages(order(status), ready))).toBe(route)
})

test.each<[OrderStatus, string]>([
  ['placed', 'received done, waits now, collected wait'],
  ['ready', 'received done, waits done, collected now'],
  ['delivered', 'received done, waits done, collected done'],
])('a unit for pickup in an order that is %s: %s', (status, route) => {
  const collected = { ...order(status), shipping: { pickup: { address: '', hours: '' } } }
  expect(wayOf(orderStages(collected, ready))).toBe(route)
})

test('an order that waits for its payment, or has ended, has no stages', () => {
  for (const status of ['awaiting_payment', 'expired', 'cancelled'] as const) {
    expect(orderStages(order(status, []), measured)).toEqual([])
  }
})

test('a past stage has its time, a future stage its expected days', () => {
  const stages = orderStages(order('confirmed', ['placed', 'confirmed']), measured)
  expect(stages.map(({ at, expected }) => at ?? expected?.earliest ?? null)).toEqual([
    '2026-11-20T06:00:00Z',
    '2026-11-21T06:00:00Z',
    null,
    '2026-12-04',
    '2026-12-05',
  ])
})

test('the day that the courier named takes precedence over the day of the order', () => {
  const shipment = { expectedOn: '2026-12-09' } as Order['shipment']
  const stages = orderStages({ ...order('shipped'), shipment }, ready)
  expect(stages.at(-1)?.expected).toEqual({ earliest: '2026-12-09', latest: '2026-12-09' })
})

const made: NonNullable<OrderLine['production']> = {
  state: 'stitching',
  dueOn: '2026-12-04',
  late: false,
  question: null,
  steps: [
    { from: null, to: 'in_review', at: '2026-11-20T05:00:00Z' },
    { from: 'approved', to: 'cutting', at: '2026-11-22T05:00:00Z' },
    { from: 'cutting', to: 'stitching', at: '2026-11-23T05:00:00Z' },
  ],
}
const being = { ...measured, production: made }

test('a unit in production has the expected day and the quality check of its own item', () => {
  const sewing = (production: OrderLine['production'], status: OrderStatus = 'in_production') =>
    orderStages(order(status), { ...measured, production }).find(({ name }) => name === 'sewing')
  const day = { earliest: '2026-12-04', latest: '2026-12-04' }
  expect(sewing(made)).toMatchObject({ state: 'now', expected: day, production: made })
  const checked = '2026-12-03T05:00:00Z'
  const steps = [...made.steps, { from: 'quality_check', to: 'ready', at: checked } as const]
  expect(sewing({ ...made, state: 'ready', steps })).toMatchObject({ state: 'done', at: checked })
})

test('no expected day is named when the days of the order are no longer valid', () => {
  const expected = (
    changes: object,
    {
      status = 'in_production',
      production = made,
    }: { status?: OrderStatus; production?: typeof made },
  ) =>
    orderStages(
      { ...order(status, ['placed', 'confirmed']), ...changes, lines: [{ production }] },
      { ...being, production },
    ).filter((stage) => stage.expected !== null).length
  const shipmentState = (state: ShipmentState, outToday = false) => ({
    shipment: { state, outToday },
  })
  expect(expected({}, {})).toBe(3)
  expect(expected({}, { production: { ...made, late: true } })).toBe(0)
  expect(expected({}, { status: 'on_hold' })).toBe(0)
  expect(expected(shipmentState('in_transit'), { status: 'shipped' })).toBe(1)
  expect(expected(shipmentState('out_for_delivery', true), { status: 'shipped' })).toBe(0)
  expect(expected(shipmentState('lost'), { status: 'delivery_failed' })).toBe(0)
})

test.each<[OrderStatus[], string]>([
  [['placed', 'on_hold'], 'received done, checking wait, sewing wait, packed wait, door wait'],
  [
    ['placed', 'confirmed', 'on_hold'],
    'received done, checking done, sewing wait, packed wait, door wait',
  ],
])('an order on hold after %j shows the same progress, and no stage is current', (past, route) => {
  expect(wayOf(orderStages(order('on_hold', past), measured))).toBe(route)
})

test('a stage that was done before a hold has its original time', () => {
  const past: OrderStatus[] = ['placed', 'confirmed', 'on_hold', 'confirmed']
  const stages = orderStages(order('confirmed', past), measured)
  expect(stages.find(({ name }) => name === 'checking')?.at).toBe('2026-11-21T06:00:00Z')
})

const line = (id: string, kind: object) => ({ id, quantity: 1, cancelled: 0, ...kind }) as OrderLine
const idsOf = (lines: OrderLine[]) =>
  linesByRoute({ ...order('placed'), lines } as Order).map((route) =>
    route.lines.map(({ id }) => id),
  )

test('lines that are delivered together share one timeline', () => {
  const lines = [line('a', ready), line('b', measured), line('c', ready)]
  expect(idsOf(lines)).toEqual([['a', 'c'], ['b']])
})

test('a fully cancelled line has no stages, and the other lines have theirs', () => {
  const gone = line('b', { ...ready, quantity: 2, cancelled: 2 })
  const partly = line('c', { ...ready, quantity: 2, cancelled: 1 })
  expect(idsOf([line('a', ready), gone, partly])).toEqual([['a', 'c'], ['b']])
  const [, route] = linesByRoute({ ...order('placed'), lines: [line('a', ready), gone] } as Order)
  expect(route?.stages).toEqual([])
})

function wayOf(stages: ReturnType<typeof orderStages>): string {
  return stages.map(({ name, state }) => `${name} ${state}`).join(', ')
}

test.each<[OrderStatus, boolean]>([
  ['placed', true],
  ['confirmed', true],
  ['in_production', false],
  ['shipped', false],
  ['delivered', false],
  ['completed', false],
  ['cancelled', false],
])('an order that is %s is thanked for: %s', (status, thanked) => {
  expect(isJustPlaced(order(status))).toBe(thanked)
})
