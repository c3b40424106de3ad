import { expect, test } from 'vitest'
import { checkGlossary } from './check-glossary.ts'

function messagesOf(file: string, text: string): string[] {
  return checkGlossary([{ file, text }]).map(({ message }) => message)
}

test.each([
  ['const cartLine = 1', 0],
  ['const pieceOfCart = 1', 1],
  ['const cartPiece = { houses: 1 }', 2],
  ['function tellShop() {}', 1],
  ['type KeptWish = { inner: string }', 2],
  ['const HER_BAG = 1', 2],
  // Parts of other words, comments and texts are not judged.
  ['const there = wishlist, shell = masterpiece', 0],
  ["const text = 'Your bag' // her bag", 0],
])('%s: %i findings', (text, count) => {
  expect(messagesOf('server/x.ts', text)).toHaveLength(count)
})

test('files and folders are judged by their names, and the message says what to write', () => {
  expect(messagesOf('server/features/bag/x.ts', '')).toEqual([
    'server/features/bag/x.ts says "bag"; write cart',
  ])
})
