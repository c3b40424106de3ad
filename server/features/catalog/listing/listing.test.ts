import { type FacetName, facetNames, type Sort, sorts } from '@rimal/contract/choices'
import { sizes } from '@rimal/contract/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Listing } from './listing.ts'
import type { ListingQuestion } from './listing-query.ts'
import { itemValues, type ProductFacts, type CatalogGroups } from './product-facts.ts'

const text = (en: string) => ({ en, ar: '' })
const group = (id: string) => ({
  id,
  address: id,
  title: text(id),
  description: text(''),
  searchTitle: text(''),
  searchDescription: text(''),
  colorCode: null,
  pictureId: null,
})

const types = ['everyday', 'open']
const categories = ['work', 'eid', 'travel']
const collections = ['best_seller', 'limited_edition']
const colors = ['black', 'blue', 'brown']
const fabrics = ['crepe', 'linen']
const openings = ['closed', 'zip']
const occasions = ['work', 'wedding']

const groups: CatalogGroups = {
  type: types.map(group),
  category: categories.map(group),
  collection: collections.map(group),
  color: colors.map(group),
  fabric: fabrics.map(group),
  opening: openings.map(group),
  occasion: occasions.map(group),
}

const allSizes = 2 ** sizes.length - 1
const some = <T>(values: readonly T[]) => fc.subarray([...values])

const product = fc.record({
  typeId: fc.constantFrom(...types),
  categories: some(categories),
  collections: some(collections),
  fabric: fc.constantFrom(...fabrics),
  opening: fc.constantFrom(...openings),
  occasions: some(occasions),
  price: fc.integer({ min: 1, max: 5 }),
  otherPrices: fc.dictionary(fc.constantFrom('SAR', 'KWD'), fc.integer({ min: 1, max: 5 })),
  madeToOrder: fc.boolean(),
  customSize: fc.boolean(),
  releasedOn: fc.integer({ min: 0, max: 3 }),
  sold: fc.integer({ min: 0, max: 3 }),
  reviewCount: fc.integer({ min: 0, max: 3 }),
  items: fc.array(
    fc.record({
      family: fc.constantFrom(...colors),
      made: fc.integer({ min: 0, max: allSizes }),
      stocked: fc.integer({ min: 0, max: allSizes }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

const catalogue = fc.array(product, { maxLength: 40 }).map((rows) =>
  rows.map((row, index): ProductFacts => {
    const id = `p${String(index).padStart(2, '0')}`
    return {
      ...row,
      id,
      name: text(id),
      subtitle: text(''),
      title: text(''),
      keywords: { en: [], ar: [] },
      ratingSum: row.reviewCount * 4,
      items: row.items.map((item, place) => ({
        ...item,
        id: `${id}-${place}`,
        name: text(item.family),
        stocked: item.stocked & item.made,
      })),
    }
  }),
)

const filters: Record<FacetName, readonly string[]> = {
  size: ['50', '56', '62', 'custom', '99'],
  color: [...colors, 'gold'],
  type: types,
  category: categories,
  fabric: fabrics,
  opening: openings,
  occasion: occasions,
  ready: ['now', 'made_to_order'],
}

const question: fc.Arbitrary<ListingQuestion> = fc.record({
  scope: fc.option(fc.constantFrom(...types, ...collections), { nil: undefined }),
  slug: fc.option(fc.constantFrom(...categories), { nil: undefined, freq: 1 }),
  chosen: fc
    .record(
      Object.fromEntries(
        facetNames.map((facet) => [facet, fc.subarray([...filters[facet]], { minLength: 1 })]),
      ) as Record<FacetName, fc.Arbitrary<string[]>>,
      { requiredKeys: [] },
    )
    .filter((chosen) => Object.keys(chosen).length <= 3),
  priceMin: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  priceCurrency: fc.option(fc.constantFrom('SAR', 'KWD', 'QAR'), { nil: undefined }),
  sort: fc.constantFrom<Sort>(...sorts),
  page: fc.integer({ min: 1, max: 3 }),
  perPage: fc.integer({ min: 1, max: 20 }),
})

test('a list gives the same answer as reading every product', () => {
  fc.assert(
    fc.property(catalogue, question, (products, asked) => {
      const answer = listingOf(products).query.answer(asked)
      const naive = answerByReading(products, asked)
      expect(answer.rows.map(({ productId, itemId }) => [productId, itemId])).toEqual(naive.rows)
      expect(answer.total).toBe(naive.total)
      expect(answer.price).toEqual(naive.price)
      expect(Object.fromEntries(answer.otherPrices)).toEqual(naive.otherPrices)
      for (const facet of facetNames) {
        for (const value of filters[facet]) {
          const count = answer.counts[facet].get(value) ?? 0
          expect([facet, value, count]).toEqual([facet, value, naive.count(facet, value)])
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a list that has followed every change answers as one read afresh', () => {
  fc.assert(
    fc.property(catalogue, catalogue, fc.array(question, { maxLength: 4 }), (old, now, asked) => {
      const followed = listingOf(old)
      const ids = [...new Set([...old, ...now].map(({ id }) => id))]
      // In parts, as changes come, and each list is asked in between.
      for (let start = 0; start < ids.length; start += 3) {
        const part = ids.slice(start, start + 3)
        followed.replace(
          part,
          now.filter(({ id }) => part.includes(id)),
        )
        for (const one of asked) followed.query.answer(one)
      }
      const afresh = listingOf(now)
      for (const one of [...asked, ...now.map(({ id }) => searchFor(id))]) {
        expect(shown(followed, one)).toEqual(shown(afresh, one))
      }
      expect(followed.rating()).toEqual(afresh.rating())
    }),
  )
})

test('asked twice, a list answers the same', () => {
  fc.assert(
    fc.property(catalogue, question, (products, asked) => {
      const { query } = listingOf(products)
      expect(query.answer(asked)).toEqual(query.answer(asked))
    }),
  )
})

test('a list that has no room left says so', () => {
  const [one] = fc.sample(
    catalogue.filter((products) => products.length > 0),
    1,
  )
  const [template] = one ?? []
  if (!template) throw new Error('the sample is empty')
  const listing = listingOf([])
  const many = Array.from({ length: 1001 }, (_, n) => ({ ...template, id: `new${n}` }))
  const ids = many.map(({ id }) => id)
  expect(listing.replace(ids.slice(0, 1000), many.slice(0, 1000))).toBe(true)
  expect(listing.replace(ids.slice(1000), many.slice(1000))).toBe(false)
  expect(listing.replace(['new5'], [])).toBe(true)
  expect(listing.replace(ids.slice(1000), many.slice(1000))).toBe(true)
})

function listingOf(products: ProductFacts[]): Listing {
  const listing = new Listing(groups, products.length)
  listing.fill(products)
  for (const _ of listing.sortAll());
  return listing
}

/** Without counts of values that the one knows of old and the other never met. */
function shown(listing: Listing, asked: ListingQuestion) {
  const { counts, offered, ...answer } = listing.query.answer(asked)
  const known = (facet: FacetName) =>
    filters[facet].map((value) => [counts[facet].get(value) ?? 0, offered[facet].get(value) ?? 0])
  return { ...answer, counts: facetNames.map(known) }
}

function searchFor(q: string): ListingQuestion {
  return { q, chosen: {}, sort: 'newest', page: 1, perPage: 60 }
}

function answerByReading(products: ProductFacts[], asked: ListingQuestion) {
  const inScope = products.filter(
    ({ typeId, collections: tags, categories: groupKind }) =>
      (!asked.scope || typeId === asked.scope || tags.includes(asked.scope)) &&
      (!asked.slug || groupKind.includes(asked.slug)),
  )
  const passing = (question: ListingQuestion) =>
    inScope.flatMap((candidate) => {
      const item = candidate.items.find((one) => passes(candidate, one, question))
      return item ? [{ product: candidate, item }] : []
    })
  const found = passing(asked).toSorted((a, b) => compare(asked.sort, a.product, b.product))
  const { priceMin: _, priceMax: __, ...anyPrice } = asked
  const priced = passing(anyPrice).map((row) => row.product)
  const rangeOf = (prices: number[]) => ({
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
  })
  const otherRanges = ['SAR', 'KWD'].flatMap((currency) => {
    const prices = priced.flatMap(({ otherPrices }) => otherPrices[currency] ?? [])
    return prices.length > 0 ? [[currency, rangeOf(prices)]] : []
  })
  const start = (asked.page - 1) * asked.perPage
  return {
    rows: found.slice(start, start + asked.perPage).map((row) => [row.product.id, row.item.id]),
    total: found.length,
    price:
      priced.length > 0 ? rangeOf(priced.map(({ price }) => price)) : { lowest: 0, highest: 0 },
    otherPrices: Object.fromEntries(otherRanges),
    count: (facet: FacetName, value: string) =>
      passing({ ...asked, chosen: { ...asked.chosen, [facet]: [value] } }).length,
  }
}

function passes(
  candidate: ProductFacts,
  item: ProductFacts['items'][number],
  asked: ListingQuestion,
) {
  const { priceMin, priceMax, priceCurrency, chosen } = asked
  const price = priceCurrency ? candidate.otherPrices[priceCurrency] : candidate.price
  const atAnyPrice = priceMin === undefined && priceMax === undefined
  const values: Record<FacetName, string[]> = {
    ...itemValues(candidate, item),
    type: [candidate.typeId],
    category: candidate.categories,
    fabric: [candidate.fabric],
    opening: [candidate.opening],
    occasion: candidate.occasions,
  }
  return (
    (atAnyPrice ||
      (price !== undefined && price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity))) &&
    facetNames.every(
      (facet) => !chosen[facet] || chosen[facet].some((value) => values[facet].includes(value)),
    )
  )
}

function compare(sort: Sort | null, a: ProductFacts, b: ProductFacts): number {
  const rating = (one: ProductFacts) => (one.ratingSum + 10.5) / (one.reviewCount + 3)
  const by: Record<Sort, number> = {
    newest: b.releasedOn - a.releasedOn,
    price_up: a.price - b.price,
    price_down: b.price - a.price,
    best_selling: b.sold - a.sold,
    rating: rating(b) - rating(a) || b.reviewCount - a.reviewCount,
  }
  return by[sort ?? 'newest'] || (a.id < b.id ? -1 : 1)
}
