import { existsSync, readFileSync } from 'node:fs'
import { sizes as allSizes } from '@rimal/contract/limits'
import { inchesToQuarters, quartersToCm } from '@rimal/contract/measure/measurements'
import { expect, test } from 'vitest'

type Named = { slug: string }
type Review = {
  name: string
  rating: number
  language: string
  date: string
  color: string
  size: number | null
  made_to_measure: boolean
}
type Product = {
  slug: string
  type: string
  categories: string[]
  fabric_kind: string
  opening_kind: string
  occasions: string[]
  collections: { best_seller: boolean; limited_edition: boolean }
  price: number
  compare_at: number | null
  sizes: number[]
  colors: { slug: string; colour_family: string; stock: Record<string, number> }[]
  made_to_order: boolean
  lead_days: number | null
  limited_to: number | null
  released_on: string
  sold: number
  garment_measurements: Record<'size' | 'length' | 'chest_width' | 'shoulder' | 'sleeve', number>[]
  complete_the_look: string[]
  related: string[]
  reviews: Review[]
  pictures: { file: string; color: string; view: string }[]
}
type ListName =
  | 'types'
  | 'categories'
  | 'fabric_kinds'
  | 'opening_kinds'
  | 'occasion_kinds'
  | 'colour_families'
type Catalogue = Record<ListName | 'collections', Named[]> & { products: Product[] }
type Page = { slug: string; description: Text; sections: { body: Record<'en' | 'ar', unknown> }[] }
type Home = { reviews: Record<'en' | 'ar', { product: string; name: string }[]> }
type Text = { en: string; ar: string }

const catalogue = read<Catalogue>('catalogue.json')
const content = read<Page[]>('content.json')
const home = read<Home>('home.json')
const { products } = catalogue
const texts = [catalogue, content, { ...home, reviews: [] }].flatMap((file) => textsIn(file))
const today = '2026-11-21'

test('every text is there in both languages, and the Arabic one is Arabic', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => !isInBoth(text))).toEqual([])
})

test('Arabic has its own comma and question mark, Latin digits, and the kasra of the feminine form of address', () => {
  const slips = /[?;]|,(?!\d)|[٠-٩٪]|(?<!\p{L})لك(?![\p{L}\p{M}])/u
  expect(texts.filter(({ ar }) => slips.test(ar))).toEqual([])
})

test('no slug is used twice', () => {
  const lists = [...Object.values(catalogue).filter((value) => isNamedList(value)), content]
  expect(lists.flatMap((list) => repeated(slugs(list)))).toEqual([])
})

test('every picture named is there', () => {
  const named = JSON.stringify(catalogue).match(/pictures\/[^"]+/g) ?? []
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([])
})

test.each<[ListName, (product: Product) => string[]]>([
  ['types', ({ type }) => [type]],
  ['categories', ({ categories }) => categories],
  ['fabric_kinds', ({ fabric_kind }) => [fabric_kind]],
  ['opening_kinds', ({ opening_kind }) => [opening_kind]],
  ['occasion_kinds', ({ occasions }) => occasions],
  ['colour_families', ({ colors }) => colors.map((color) => color.colour_family)],
])('the %s are those the products name, no more and no fewer', (list, namedBy) => {
  const used = [...new Set(products.flatMap(namedBy))]
  expect(used.toSorted()).toEqual(slugs(catalogue[list]).toSorted())
})

test.each<[string, (product: Product) => boolean]>([
  ['goes with other products that exist', goesWithOthers],
  ['shows each colour from the front, the side, the back and near', showsEachColour],
  ['counts the stock of every size', ({ colors, sizes }) => colors.every(counts(sizes))],
  ['is struck from a higher price', ({ price, compare_at }) => price < (compare_at ?? Infinity)],
  ['is limited when it is in that collection', isLimitedWhenItSaysSo],
  ['has no stock when it is made to order', hasNoStockWhenMadeToOrder],
  ['grows with its size, in quarter inches', growsWithItsSize],
  [
    'is reviewed by people of different names',
    ({ reviews }) => repeated(names(reviews)).length < 1,
  ],
  ['is reviewed in colours and sizes that exist', isReviewedAsMade],
  ['is reviewed after its release, before today', isReviewedInTime],
])('each product %s', (_, keeps) => {
  expect(slugs(products.filter((product) => !keeps(product)))).toEqual([])
})

test('best sellers are those that sold most', () => {
  const flagged = products.filter(({ collections }) => collections.best_seller)
  const bySales = products.toSorted((a, b) => b.sold - a.sold).slice(0, flagged.length)
  expect(slugs(bySales).toSorted()).toEqual(slugs(flagged).toSorted())
})

test('the shop has been talked about', () => {
  expect(products.flatMap(({ reviews }) => reviews).length).toBeGreaterThanOrEqual(150)
})

test('a page has the same blocks in both languages', () => {
  const bodies = content.flatMap(({ sections }) => sections.map(({ body }) => body))
  expect(bodies.map(({ ar }) => outline(ar))).toEqual(bodies.map(({ en }) => outline(en)))
})

test('the size guide gives the lengths that every other table of the shop computes', () => {
  const page = content.find(({ slug }) => slug === 'size-guide')
  const tables = page?.sections.flatMap(({ body: { en, ar } }) => [tableIn(en), tableIn(ar)]) ?? []
  const lengths = (unit: string) =>
    allSizes.map((size) => `${quartersToCm(inchesToQuarters(size))} ${unit}`)
  expect(tables.flat().map((row) => row[2])).toEqual([...lengths('cm'), ...lengths('سم')])
})

test('a description of a page is short enough to be shown whole by a search engine', () => {
  const long = content.filter(({ description: { en, ar } }) => en.length > 155 || ar.length > 155)
  expect(slugs(long)).toEqual([])
})

test('the reviews of the home page are reviews of the shop, in its language', () => {
  const unknown = Object.entries(home.reviews).flatMap(([language, chosen]) =>
    chosen.filter(({ product, name }) => !isReview({ product, name, language })),
  )
  expect(unknown).toEqual([])
})

function goesWithOthers({ slug, complete_the_look, related }: Product): boolean {
  return [complete_the_look, related].every(
    (list) =>
      repeated([...list, slug]).length === 0 &&
      list.every((other) => slugs(products).includes(other)),
  )
}

function showsEachColour({ colors, pictures }: Product): boolean {
  const wanted = slugs(colors).flatMap((color) =>
    ['front', 'side', 'back', 'detail'].map((view) => `${color} ${view}`),
  )
  const shown = pictures.map(({ color, view }) => `${color} ${view}`)
  return shown.join() === wanted.join()
}

function counts(sizes: number[]) {
  return ({ stock }: { stock: Record<string, number> }) =>
    Object.keys(stock).join() === sizes.join() && Object.values(stock).every(Number.isInteger)
}

function isLimitedWhenItSaysSo(product: Product): boolean {
  const { limited_to, sold, collections } = product
  if (limited_to === null) return !collections.limited_edition
  return collections.limited_edition && sold + stockOf(product) <= limited_to
}

function hasNoStockWhenMadeToOrder(product: Product): boolean {
  if (!product.made_to_order) return product.lead_days === null
  return (product.lead_days ?? 0) > 0 && stockOf(product) === 0
}

function growsWithItsSize({ garment_measurements: rows, sizes }: Product): boolean {
  const columns = ['size', 'length', 'chest_width', 'shoulder', 'sleeve'] as const
  const grows = columns.every((column) => {
    const values = rows.map((row) => row[column])
    return values.every(
      (value, index) => Number.isInteger(value * 4) && value > (values[index - 1] ?? 0),
    )
  })
  return grows && rows.map(({ size }) => size).join() === sizes.join()
}

function isReviewedAsMade({ reviews, colors, sizes }: Product): boolean {
  return reviews.every(
    ({ color, size, rating, made_to_measure }) =>
      slugs(colors).includes(color) &&
      (size === null ? made_to_measure : sizes.includes(size) && !made_to_measure) &&
      [1, 2, 3, 4, 5].includes(rating),
  )
}

function isReviewedInTime({ reviews, released_on }: Product): boolean {
  return reviews.every(({ date }) => date > released_on && date <= today)
}

function isReview(wanted: { product: string; name: string; language: string }): boolean {
  const reviews = products.find(({ slug }) => slug === wanted.product)?.reviews ?? []
  return reviews.some(({ name, language }) => name === wanted.name && language === wanted.language)
}

function stockOf({ colors }: Product): number {
  return colors.flatMap(({ stock }) => Object.values(stock)).reduce((sum, count) => sum + count, 0)
}

function slugs(list: Named[]): string[] {
  return list.map(({ slug }) => slug)
}

function names(reviews: Review[]): string[] {
  return reviews.map(({ name }) => name)
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function isNamedList(value: unknown): value is Named[] {
  return Array.isArray(value) && value.every((item) => typeof item?.slug === 'string')
}

/** Returns every pair of English and Arabic texts, wherever it occurs; two lists are paired item by item. */
function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  if (!('en' in value && 'ar' in value))
    return Object.values(value).flatMap((part) => textsIn(part))
  return pairs(value.en, value.ar)
}

function pairs(en: unknown, ar: unknown): Text[] {
  if (typeof en === 'string' && typeof ar === 'string') return [{ en, ar }]
  if (typeof en !== 'object' || typeof ar !== 'object') return [{ en: String(en), ar: '' }]
  const twin = Object.entries(ar ?? {})
  return Object.entries(en ?? {}).flatMap(([key, part], index) =>
    key === 'type' || twin[index] === undefined ? [] : pairs(part, twin[index][1]),
  )
}

function isInBoth({ en, ar }: Text): boolean {
  if (en === '' || ar === '' || en !== en.trim() || ar !== ar.trim()) return false
  const isFile = en.startsWith('pictures/')
  return isFile || !/[a-z]{3}/i.test(en) || /\p{Script=Arabic}/u.test(ar)
}

/** The rows of the tables of a page's section. */
function tableIn(body: unknown): string[][] {
  const blocks = body as { type: string; rows?: string[][] }[]
  return blocks.flatMap(({ rows }) => rows ?? [])
}

/** Returns the parts of a page that must agree between its languages: kinds of block, and how much each holds. */
function outline(body: unknown): unknown {
  if (Array.isArray(body)) return body.map((part) => outline(part))
  if (typeof body !== 'object' || body === null) return 'text'
  return Object.entries(body).map(([key, part]) => [key, key === 'type' ? part : outline(part)])
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
}
