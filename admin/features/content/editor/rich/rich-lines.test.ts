import type { Line } from '@rimal/contract/text/rich-lines'
import { expect, test } from 'vitest'
import { docOf, linesOf, plainLine } from './rich-lines.ts'

const lines: Line[] = [
  [{ text: 'Write ' }, { text: 'to us', bold: true, href: 'mailto:care@rimal.example' }],
  [],
  [{ text: 'في عجمان', italic: true }],
]

test('lines that go through the editor unchanged come back as they were', () => {
  expect(linesOf(docOf(lines))).toEqual(lines)
  expect(linesOf(docOf([]))).toEqual([])
  expect(linesOf(docOf([plainLine('Plain')]))).toEqual([[{ text: 'Plain' }]])
})
