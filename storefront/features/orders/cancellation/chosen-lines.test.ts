import type { CancelPreview } from '@rimal/contract/cancel-order'
import { expect, test } from 'vitest'
import { stillThere, worthOf } from './chosen-lines.ts'

const line = (lineId: string, refundable: number[]) =>
  ({ lineId, left: refundable.length, refundable }) as CancelPreview['lines'][number]
const preview = { lines: [line('a', [333, 667, 1000]), line('b', [500])], remainingUnits: 5 }

test('the chosen quantity has the amount that the shop named for it, not a multiple of the amount of one', () => {
  const chosen = [
    { lineId: 'a', quantity: 2 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(worthOf(chosen, preview)).toEqual({ amount: 1167, isAll: false })
  expect(worthOf([], preview)).toEqual({ amount: 0, isAll: false })
})

test('choosing all lines cancels the whole order only when no other units are left', () => {
  const all = [
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(worthOf(all, preview).isAll).toBe(false)
  expect(worthOf(all, { ...preview, remainingUnits: 4 }).isAll).toBe(true)
})

test('a unit that was cancelled elsewhere meanwhile is no longer chosen', () => {
  const chosen = [
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(stillThere(chosen, { lines: [line('a', [333, 667])] })).toEqual([
    { lineId: 'a', quantity: 2 },
  ])
})
