import { expect, test } from 'vitest'
import { moveBy } from './moves.ts'

const size = { rows: 30, columns: 4 }
const plain = { isMod: false, isShift: false, isMirrored: false }

test.each([
  ['ArrowDown', {}, [1, 1], [2, 1]],
  ['ArrowUp', {}, [0, 1], [0, 1]],
  ['ArrowRight', {}, [1, 1], [1, 2]],
  ['ArrowRight', { isMirrored: true }, [1, 1], [1, 0]],
  ['ArrowLeft', { isMirrored: true }, [1, 3], [1, 3]],
  ['ArrowLeft', { isMod: true }, [1, 3], [1, 0]],
  ['ArrowLeft', { isMod: true, isMirrored: true }, [1, 1], [1, 3]],
  ['ArrowDown', { isMod: true }, [1, 1], [29, 1]],
  ['Home', {}, [5, 2], [5, 0]],
  ['End', { isMod: true }, [5, 2], [29, 3]],
  ['PageDown', {}, [25, 2], [29, 2]],
  ['PageUp', {}, [25, 2], [15, 2]],
  ['Tab', {}, [1, 3], [2, 0]],
  ['Tab', { isShift: true }, [1, 0], [0, 3]],
  ['Tab', {}, [29, 3], null],
  ['Tab', { isShift: true }, [0, 0], null],
  ['x', {}, [1, 1], null],
] as const)('%s with %j leads from %j to %j', (key, held, [row, column], to) => {
  const place = moveBy({ row, column }, { ...plain, ...held, key }, size)
  expect(place && [place.row, place.column]).toEqual(to)
})
