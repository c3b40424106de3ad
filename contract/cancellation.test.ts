import { expect, test } from 'vitest'
import { cancellationWindow, type OrderKind } from './cancellation.ts'
import { type OrderStatus, orderStatuses } from './statuses.ts'

const placedAt = new Date('2026-11-21T08:00:00Z')
const hours = { ready_to_wear: 2, made_to_order: 24 }

function cancellation(
  kind: OrderKind,
  status: OrderStatus,
  now: string,
  at: Date | null = placedAt,
) {
  return cancellationWindow({ kind, status, placedAt: at }, { now: new Date(now), hours })
}

test.each([
  ['ready_to_wear', '2026-11-21T08:00:00Z', '2026-11-21T10:00:00Z'],
  ['ready_to_wear', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z'],
  ['ready_to_wear', '2026-11-21T10:00:00Z', null],
  ['made_to_order', '2026-11-21T10:00:00Z', '2026-11-22T08:00:00Z'],
  ['made_to_order', '2026-11-22T08:00:00Z', null],
] as const)('the free cancellation of a %s order at %s ends at %s', (kind, now, until) => {
  expect(cancellation(kind, 'placed', now)).toEqual({ until: until && new Date(until) })
})

test('a shopper may cancel until the order is handed over, or until production begins', () => {
  const may = (kind: OrderKind) =>
    orderStatuses.filter(
      (status) => cancellation(kind, status, '2026-11-30T00:00:00Z') !== undefined,
    )
  expect(may('ready_to_wear')).toEqual([
    'awaiting_payment',
    'placed',
    'on_hold',
    'confirmed',
    'in_production',
    'ready',
  ])
  expect(may('made_to_order')).toEqual(['awaiting_payment', 'placed', 'on_hold', 'confirmed'])
})

test('an order that was never placed has no end of the cancellation window', () => {
  expect(cancellation('made_to_order', 'awaiting_payment', '2026-11-21T08:00:00Z', null)).toEqual({
    until: null,
  })
})
