import { expect, test } from 'vitest'
import { checkDocumentWords, checkGlossary, checkSqlWords } from './check-glossary.ts'

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
  ['const parcelOfOrder = 1', 1],
  // Two words count where they follow each other.
  ['const lineTakenOut = taken, out = given', 1],
  ['giveBack(whatWasGivenBack)', 2],
  // A verb is not the noun that the glossary replaces.
  ['offerReload(offered)', 0],
  ['const offer = bestOffer', 2],
  // The names of SQL in a template, and none of its texts and values.
  ["sql`with parcels as (select 'bag' from ${orders}) -- ` ", 1],
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

test.each([
  ['storefront/x.test.ts', "test.each([['her bag', 1], [2, 'bag']])('%s', () => {})", 2],
  ['storefront/x.test.ts', "test.each(['a bag', 'a cart'])('%s', () => {})", 1],
  ['server/staff-command/x.ts', "const verb = { usage: 'bag', says: 'empties her bag' }", 2],
  ['server/staff-command/x.ts', 'const text = `${sum} of the house`', 1],
  ['contract/cart.ts', "get('bag', { summary: 'The bag.' })", 1],
  ['contract/errors/cart-errors.ts', "const entry = { en: 'Your bag is empty.' }", 0],
  ['server/app.ts', "const text = 'the bag of the house'", 0],
])('texts are sentences in some files: %s %s', (file, text, count) => {
  expect(messagesOf(file, text)).toHaveLength(count)
})

test('SQL is judged by its comments and names, not by its texts', () => {
  const text = "-- Her cart.\ncreate table bags (state text check (state = 'bag')); -- the bag"
  expect(checkSqlWords({ file: 'a.sql', text }).map(({ line }) => line)).toEqual([1, 2, 2])
})

test('keys of the texts of shoppers may say parcel, and not bag', () => {
  expect(messagesOf('contract/words/cart.ts', 'const words = { parcel_sent, bag_full }')).toEqual([
    'bag_full says "bag"; write cart',
  ])
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
