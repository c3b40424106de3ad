import { expect, test } from 'vitest'
import { cleanLine, isStyled, type Line, textOf } from './rich-lines.ts'

const cases: [string, Line, Line][] = [
  [
    'blanks at the ends are left out',
    [{ text: ' ' }, { text: ' Write ', bold: true }, { text: ' ', italic: true }],
    [{ bold: true, text: 'Write' }],
  ],
  [
    'neighbours of one style are one stretch',
    [{ text: 'Write ' }, { text: 'to ', bold: false }, { text: 'us', href: '/contact' }],
    [{ text: 'Write to ' }, { href: '/contact', text: 'us' }],
  ],
  ['a line of blanks is empty', [{ text: ' ', bold: true }], []],
]

test.each(cases)('%s', (_, line, cleaned) => {
  expect(cleanLine(line)).toEqual(cleaned)
  expect(cleanLine(cleaned)).toEqual(cleaned)
})

test('only bold, italic and linked stretches are styled', () => {
  expect(isStyled([{ text: 'Plain', bold: false }])).toBe(false)
  expect(isStyled([{ text: 'Plain ' }, { text: 'bold', bold: true }])).toBe(true)
  expect(isStyled([{ text: 'us', href: '/contact' }])).toBe(true)
  expect(textOf([{ text: 'Plain ' }, { text: 'bold', bold: true }])).toBe('Plain bold')
})
