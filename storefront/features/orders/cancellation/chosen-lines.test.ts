import type { CancelPreview } from '@rimal/contract/cancel-order'
import { expect, test } from 'vitest'
import { stillThere, worthOf } from './chosen-lines.ts'

const line = (lineId: string, refundable: number[]) =>
  ({ lineId, left: refundable.length, refundable }) as CancelPreview['lines'][number]
const preview = { lines: [line('a', [333, 667, 1000]), line('b', [500])], standing: 5 }

test('what was chosen comes to what the shop said of so many, not to so many times one', () => {
  const chosen = [
    { lineId: 'a', quantity: 2 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(worthOf(chosen, preview)).toEqual({ amount: 1167, isAll: false })
  expect(worthOf([], preview)).toEqual({ amount: 0, isAll: false })
})

test('all that can be chosen is the whole order only where nothing else stands', () => {
  const all = [
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(worthOf(all, preview).isAll).toBe(false)
  expect(worthOf(all, { ...preview, standing: 4 }).isAll).toBe(true)
})

test('what somebody else took out meanwhile is chosen no longer', () => {
  const chosen = [
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(stillThere(chosen, { lines: [line('a', [333, 667])] })).toEqual([
    { lineId: 'a', quantity: 2 },
  ])
})
