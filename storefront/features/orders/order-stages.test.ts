import type { Order, OrderLine } from '@rimal/contract/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { orderStages, piecesByWay } from './order-stages.ts'

const arrival = { earliest: '2026-12-05', latest: '2026-12-07' }
const measured = { measurements: { sleeve: 98 }, madeToOrder: true, arrival }
const ready = { measurements: null, madeToOrder: false, arrival }

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
])('a piece sewn to measure in an order that is %s: %s', (status, way) => {
  expect(wayOf(orderStages(order(status), measured))).toBe(way)
})

test.each<[OrderStatus, string]>([
  ['placed', 'received done, packed now, door wait'],
  ['in_production', 'received done, packed now, door wait'],
  ['ready', 'received done, packed done, door wait'],
  ['delivery_failed', 'received done, packed done, door now'],
])('a ready-made piece in an order that is %s: %s', (status, way) => {
  expect(wayOf(orderStages(order(status), ready))).toBe(way)
})

test.each<[OrderStatus, string]>([
  ['placed', 'received done, waits now, collected wait'],
  ['ready', 'received done, waits done, collected now'],
  ['delivered', 'received done, waits done, collected done'],
])('a piece that she collects in an order that is %s: %s', (status, way) => {
  const collected = { ...order(status), shipping: { pickup: { address: '', hours: '' } } }
  expect(wayOf(orderStages(collected, ready))).toBe(way)
})

test('an order that waits for its payment, or has ended, is on no way', () => {
  for (const status of ['awaiting_payment', 'expired', 'cancelled'] as const) {
    expect(orderStages(order(status, []), measured)).toEqual([])
  }
})

test('what happened has its moment, what is promised its days', () => {
  const stages = orderStages(order('confirmed', ['placed', 'confirmed']), measured)
  expect(stages.map(({ at, promised }) => at ?? promised?.earliest ?? null)).toEqual([
    '2026-11-20T06:00:00Z',
    '2026-11-21T06:00:00Z',
    null,
    '2026-12-04',
    '2026-12-05',
  ])
})

test('the day that the courier named counts more than the one that was promised', () => {
  const shipment = { expectedOn: '2026-12-09' } as Order['shipment']
  const stages = orderStages({ ...order('shipped'), shipment }, ready)
  expect(stages.at(-1)?.promised).toEqual({ earliest: '2026-12-09', latest: '2026-12-09' })
})

test('pieces that go together share one timeline', () => {
  const line = (id: string, kind: object) => ({ id, ...kind }) as OrderLine
  const lines = [line('a', ready), line('b', measured), line('c', ready)]
  const ways = piecesByWay({ ...order('placed'), lines } as Order)
  expect(ways.map((way) => way.lines.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
})

function wayOf(stages: ReturnType<typeof orderStages>): string {
  return stages.map(({ name, state }) => `${name} ${state}`).join(', ')
}
