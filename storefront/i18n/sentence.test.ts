import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.ts'
import { fill } from './words.tsx'

const bold = (text: string) => createElement('b', null, text)

test.each([
  ['You accept {terms} and {privacy}.', 'You accept <b>T</b> and <b>P</b>.'],
  ['{privacy}، ثم {terms}', '<b>P</b>، ثم <b>T</b>'],
  ['{terms}{terms}', '<b>T</b><b>T</b>'],
  ['Nothing to fill', 'Nothing to fill'],
])('“%s” is drawn with its elements', (text, html) => {
  const parts = { terms: bold('T'), privacy: bold('P') }
  expect(renderToStaticMarkup(createElement(Sentence, { text, parts }))).toBe(html)
})

test('every place of a text is filled, and one without a value stays', () => {
  expect(fill('{a}, {b}, {a}, {c}', { a: 1, b: 'two' })).toBe('1, two, 1, {c}')
})
