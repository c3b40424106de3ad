import { indexWords, searchWords } from '@rimal/contract/text/normalise-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Listing } from '../listing.ts'
import type { ProductFacts, CatalogGroups } from '../product-facts.ts'
import { isFiller, meaningOf, spellingsFor } from './search-synonyms.ts'

const groups: CatalogGroups = {
  type: [],
  category: [],
  collection: [],
  color: [],
  fabric: [],
  opening: [],
  occasion: [],
}

const said =
  'Noor Nora Noura Black Blue Silk Silky Abaya A V سوداء أسود عباية العباية حرير حريرية نور'
const asked = `${said} noo bla blak balck silkk nroa abya n b v a x سودا عبايه حري نوور والحرير`

const text = (from: string, maxLength: number) =>
  fc.array(fc.constantFrom(...from.split(' ')), { maxLength }).map((words) => words.join(' '))

const catalogue = fc
  .array(
    fc.record({
      name: text(said, 2),
      subtitle: text(said, 3),
      color: text(said, 1),
      sold: fc.nat(3),
    }),
    { maxLength: 30 },
  )
  .map((products) => products.map(factsOf))

const search = fc.record({ q: text(asked, 4), typing: fc.boolean() })

test('a search gives the same answer as reading every product', () => {
  fc.assert(
    fc.property(catalogue, fc.array(search, { maxLength: 5 }), (products, searches) => {
      const listing = listingOf(products)
      for (const one of searches) expect(find(listing, one)).toEqual(byReading(products, one))
    }),
    { numRuns: 300 },
  )
})

test('a search that has followed every change gives the same answer as reading every product', () => {
  fc.assert(
    fc.property(catalogue, catalogue, fc.array(search, { maxLength: 5 }), (old, now, searches) => {
      const listing = listingOf(old)
      const ids = [...new Set([...old, ...now].map(({ id }) => id))]
      for (let start = 0; start < ids.length; start += 3) {
        // In parts, as changes come, and each search is asked in between.
        const part = ids.slice(start, start + 3)
        listing.replace(
          part,
          now.filter(({ id }) => part.includes(id)),
        )
        const current = [
          ...now.filter(({ id }) => ids.indexOf(id) < start + 3),
          ...old.filter(({ id }) => ids.indexOf(id) >= start + 3),
        ]
        for (const one of searches) {
          expect(find(listing, one)).toEqual(byReading(current, one))
        }
      }
    }),
  )
})

type Search = { q: string; typing: boolean }

function find(listing: Listing, { q, typing }: Search) {
  const question = { q, typing, chosen: {}, sort: null, page: 1, perPage: 60 }
  const { rows, total } = listing.query.page(question)
  return { ids: rows.map(({ productId }) => productId), total }
}

function byReading(products: ProductFacts[], { q, typing }: Search) {
  const all = [...new Set(searchWords(q))]
  const meaningful = all.filter((word) => !isFiller(word))
  const words = meaningful.length > 0 ? meaningful : all
  const spoken = products.flatMap((product) => wordsOf(product).map(({ word }) => word))
  const spellings = new Set([...spoken, ...spoken.map(meaningOf).flatMap(spellingsOf)])
  const answers = words.map((word) => scoresFor(word, { products, spellings, typing }))
  const answered = answers.filter((scores) => scores.size > 0)
  const hits = ({ id }: ProductFacts) => answered.filter((scores) => scores.has(id)).length
  const max = Math.max(0, ...products.map(hits))
  const scoreOf = ({ id }: ProductFacts) =>
    answered.reduce((sum, scores) => {
      const rarity = 1 + Math.log10((products.length + 1) / (scores.size + 1))
      return sum + Math.round((scores.get(id) ?? 0) * rarity)
    }, 0)
  const found = q.trim() ? products.filter((product) => max > 0 && hits(product) === max) : products
  const ranked = found.toSorted(
    (a, b) =>
      (q.trim() ? scoreOf(b) - scoreOf(a) || b.sold - a.sold : b.releasedOn - a.releasedOn) ||
      (a.id < b.id ? -1 : 1),
  )
  return { ids: ranked.map(({ id }) => id), total: found.length }
}

/** Returns the score of the word for each product that contains it. */
function scoresFor(
  word: string,
  among: { products: ProductFacts[]; spellings: Set<string>; typing: boolean },
): Map<string, number> {
  const { products, spellings, typing } = among
  const readFor = (quality: (meaning: string) => { exact?: boolean; quality: number } | null) => {
    const scores = new Map<string, number>()
    for (const product of products) {
      for (const { word: own, weight } of wordsOf(product)) {
        const candidate = quality(meaningOf(own))
        if (!candidate) continue
        const score = (candidate.exact ? 128 : 0) + Math.ceil(weight * candidate.quality * 8)
        scores.set(product.id, Math.max(score, scores.get(product.id) ?? 0))
      }
    }
    return scores
  }
  const best = (like: (spelling: string) => number) => (meaning: string) => {
    const same = [...spellings].filter((spelling) => meaningOf(spelling) === meaning)
    const quality = Math.max(0, ...same.map(like))
    return quality > 0 ? { quality } : null
  }
  const begins = word.length > 1 || typing
  const typed = readFor((meaning) =>
    meaning === meaningOf(word)
      ? { exact: true, quality: 1 }
      : begins
        ? best((known) => (known.startsWith(word) ? word.length / known.length : 0))(meaning)
        : null,
  )
  if (typed.size > 0) return typed
  const max = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  for (let slips = 1; slips <= max; slips++) {
    const alike = readFor(best((known) => (isAlike(word, known, slips) ? 0.5 / slips : 0)))
    if (alike.size > 0) return alike
  }
  return new Map()
}

function spellingsOf(meaning: string): string[] {
  return spellingsFor(meaning).map(({ text: word }) => word)
}

function wordsOf({ name, subtitle, items }: ProductFacts) {
  const texts = [
    { text: name.en, weight: 14 },
    { text: subtitle.en, weight: 6 },
    ...items.map((item) => ({ text: item.name.en, weight: 6 })),
  ]
  return texts.flatMap(({ text: written, weight }) =>
    written.split(' ').flatMap((one) => indexWords(one).map((word) => ({ word, weight }))),
  )
}

function isAlike(word: string, known: string, slips: number): boolean {
  if (distance(word, known) <= slips) return true
  return [...word].slice(1).some((letter, at) => {
    return word.slice(0, at) + letter + word[at] + word.slice(at + 2) === known
  })
}

/** Returns the number of letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= b.length; at++) {
      next[at] = Math.min(
        (next[at - 1] ?? 0) + 1,
        (row[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

function listingOf(products: ProductFacts[]): Listing {
  const listing = new Listing(groups, products.length)
  listing.fill(products)
  for (const _ of listing.sortAll());
  return listing
}

type Product = { name: string; subtitle: string; color: string; sold: number }

function factsOf({ name, subtitle, color, sold }: Product, index: number): ProductFacts {
  const inEnglish = (en: string) => ({ en, ar: '' })
  const id = `p${String(index).padStart(2, '0')}`
  return {
    id,
    name: inEnglish(name),
    subtitle: inEnglish(subtitle),
    title: inEnglish(''),
    keywords: { en: [], ar: [] },
    typeId: 'open',
    categories: [],
    collections: [],
    fabric: 'silk',
    opening: 'open',
    occasions: [],
    price: 100,
    otherPrices: {},
    madeToOrder: false,
    customSize: false,
    releasedOn: 0,
    sold,
    reviewCount: 0,
    ratingSum: 0,
    items: [{ id: `${id}-1`, name: inEnglish(color), family: '', made: 1, stocked: 1 }],
  }
}
