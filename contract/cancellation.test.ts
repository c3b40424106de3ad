import { expect, test } from 'vitest'
import { leaveToCancel, type OrderKind } from './cancellation.ts'
import { type OrderStatus, orderStatuses } from './statuses.ts'

const placedAt = new Date('2026-11-21T08:00:00Z')
const hours = { shelf: 2, sewn: 24 }

function leave(kind: OrderKind, status: OrderStatus, now: string, at: Date | null = placedAt) {
  return leaveToCancel({ kind, status, placedAt: at }, { now: new Date(now), hours })
}

test.each([
  ['shelf', '2026-11-21T08:00:00Z', '2026-11-21T10:00:00Z'],
  ['shelf', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z'],
  ['shelf', '2026-11-21T10:00:00Z', null],
  ['sewn', '2026-11-21T10:00:00Z', '2026-11-22T08:00:00Z'],
  ['sewn', '2026-11-22T08:00:00Z', null],
] as const)('%s at %s: promised until %s', (kind, now, until) => {
  expect(leave(kind, 'placed', now)).toEqual({ until: until && new Date(until) })
})

test('a shopper may until the parcel is handed over, or until sewing begins', () => {
  const may = (kind: OrderKind) =>
    orderStatuses.filter((status) => leave(kind, status, '2026-11-30T00:00:00Z') !== undefined)
  expect(may('shelf')).toEqual([
    'awaiting_payment',
    'placed',
    'on_hold',
    'confirmed',
    'in_production',
    'ready',
  ])
  expect(may('sewn')).toEqual(['awaiting_payment', 'placed', 'on_hold', 'confirmed'])
})

test('what was never placed has no hours to run out', () => {
  expect(leave('sewn', 'awaiting_payment', '2026-11-21T08:00:00Z', null)).toEqual({ until: null })
})
