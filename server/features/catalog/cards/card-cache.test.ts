import { expect, test } from 'vitest'
import { CardCache } from './card-cache.ts'
import type { CardFacts } from './cards.sql.ts'

/** A card with a price, of a product that has the name of its item. */
function cardOf(itemId: string, price: number): CardFacts {
  const text = { en: '', ar: '' }
  return {
    productId: itemId,
    itemId,
    price,
    address: itemId,
    name: text,
    subtitle: text,
    colorName: text,
    compareAt: null,
    otherPrices: [],
    collections: [],
    madeToOrder: false,
    pictures: [],
    colors: [],
  }
}

/** Returns a function that reads cards at the price of the moment, and the items that it was asked for. */
function openReader() {
  const asked: string[][] = []
  const now = { price: 1 }
  const read = async (ids: string[]) => {
    asked.push(ids)
    return ids.map((id) => cardOf(id, now.price))
  }
  return { asked, now, read }
}

test('a card is read once, and only the missing cards of a list are read', async () => {
  const cards = new CardCache()
  const { asked, read } = openReader()
  await cards.through(['noor', 'sadaf'], read)
  const shown = await cards.through(['noor', 'dana', 'sadaf'], read)
  expect(asked).toEqual([['noor', 'sadaf'], ['dana']])
  expect(shown.map(({ itemId }) => itemId).toSorted()).toEqual(['dana', 'noor', 'sadaf'])
})

test('the card of a product that changed is read again, and the others are not', async () => {
  const cards = new CardCache()
  const { asked, now, read } = openReader()
  await cards.through(['noor', 'sadaf'], read)
  now.price = 2
  cards.drop(['noor'])
  const shown = await cards.through(['noor', 'sadaf'], read)
  expect(asked.at(-1)).toEqual(['noor'])
  expect(Object.fromEntries(shown.map(({ itemId, price }) => [itemId, price]))).toEqual({
    noor: 2,
    sadaf: 1,
  })
})

test('a card that was read before a change is not stored after it', async () => {
  const cards = new CardCache()
  const answer = Promise.withResolvers<CardFacts[]>()
  const early = cards.through(['noor'], () => answer.promise)
  cards.drop(['noor'])
  answer.resolve([cardOf('noor', 1)])
  await early
  const [card] = await cards.through(['noor'], async () => [cardOf('noor', 2)])
  expect(card?.price).toBe(2)
})

test('the cards that were asked for the longest ago make room for new ones', async () => {
  const cards = new CardCache()
  const { asked, read } = openReader()
  const many = Array.from({ length: 5000 }, (_, item) => `item-${item}`)
  await cards.through(many, read)
  await cards.through(['item-0'], read)
  await cards.through(['one-more'], read)
  await cards.through(['item-0', 'item-1'], read)
  expect(asked.slice(1)).toEqual([['one-more'], ['item-1']])
})
