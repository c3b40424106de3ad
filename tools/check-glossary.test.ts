import { expect, test } from 'vitest'
import { checkDocumentWords, checkGlossary } from './check-glossary.ts'

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
  // Parts of other words and texts are not judged.
  ['const there = wishlist, shell = masterpiece', 0],
  ["const text = 'Your bag'", 0],
  ['// The cart of the customer.', 0],
  ['// Her bag.', 2],
  ['/** What was told of the piece. */', 2],
  // Quotations and code are not words of a sentence.
  ['// The button "Your bag" runs `keepBag` and reads «bag».', 0],
])('%s: %i findings', (text, count) => {
  expect(messagesOf('server/x.ts', text)).toHaveLength(count)
})

test.each([
  ["test('her bag is empty', () => {})", 2],
  ["test.each([1])('%i pieces', () => {})", 1],
  ["journey('a cart is empty', () => {})", 0],
  ["expect('her bag')", 0],
])('the name of a test is a sentence: %s', (text, count) => {
  expect(messagesOf('server/x.test.ts', text)).toHaveLength(count)
})

test('comments beside the texts of shoppers keep the words of those texts', () => {
  expect(messagesOf('contract/words/cart.ts', '// The bag.')).toEqual([])
})

test('a document is judged line by line', () => {
  const text = 'The cart.\n\nThe bag of a `bag`.'
  expect(checkDocumentWords({ file: 'a.md', text })).toEqual([
    { file: 'a.md', line: 3, message: 'a sentence says "bag"; write cart' },
  ])
})

test('files and folders are judged by their names, and the message says what to write', () => {
  expect(messagesOf('server/features/bag/x.ts', '')).toEqual([
    'server/features/bag/x.ts says "bag"; write cart',
  ])
})
