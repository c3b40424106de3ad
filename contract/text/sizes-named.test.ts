import { expect, test } from 'vitest'
import { sizesNamed } from './sizes-named.ts'

test.each<[string, string, string[]]>([
  ['56', '', ['56']],
  ['٥٦', '', ['56']],
  ['مقاس ٥٦', '', ['56']],
  ['عباية نور بمقاس 56', 'عباية نور', ['56']],
  ['size 58 velvet', 'velvet', ['58']],
  ['noor 54 56 54', 'noor', ['54', '56']],
  ['55', '55', []],
  ['560', '560', []],
  ['56.5', '56.5', []],
  ['b56', 'b56', []],
  ['noor  black', 'noor  black', []],
])('the search %j has the words %j and the sizes %j', (text, words, sizes) => {
  expect(sizesNamed(text)).toEqual({ words, sizes })
})
