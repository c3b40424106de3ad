import type { Queries } from '../../../db/connect.ts'
import {
  countPublished,
  listFactsBetween,
  listFactsNamed,
  listPartEnds,
  listShelves,
} from './listing.sql.ts'
import type { ProductFacts, Shelf, Shelves } from './product-facts.ts'

/** Few enough that folding their words holds no request up for long. */
const partSize = 500

/** PostgreSQL takes longer to read a part than we do to enter it. */
const partsAtOnce = 2

export async function readShelves(db: Queries): Promise<Shelves> {
  const { types, categories, collections, values } = await listShelves(db)
  const shelf = (row: Partial<Shelf> & Pick<Shelf, 'id' | 'title'>): Shelf => ({
    id: row.id,
    title: row.title,
    description: row.description ?? { en: '', ar: '' },
    colorCode: row.colorCode ?? null,
    pictureId: row.pictureId ?? null,
  })
  const of = (facet: (typeof values)[number]['facet']) =>
    values.filter((value) => value.facet === facet).map(shelf)
  return {
    type: types.map(shelf),
    category: categories.map(shelf),
    collection: collections.map(shelf),
    color: of('color'),
    fabric: of('fabric'),
    opening: of('opening'),
    occasion: of('occasion'),
  }
}

export function countProducts(db: Queries): Promise<number> {
  return countPublished(db)
}

/** All published products, part by part; the next ones are read while one is worked on. */
export async function* readAllFacts(db: Queries): AsyncGenerator<ProductFacts[]> {
  const reading: Promise<ProductFacts[]>[] = []
  let after = ''
  for (const upTo of await listPartEnds(db, partSize)) {
    const part = listFactsBetween(db, after, upTo)
    // Whoever stops early must not leave a failure that nobody awaits.
    part.catch(() => {})
    reading.push(part)
    after = upTo
    if (reading.length === partsAtOnce) yield (await reading.shift()) ?? []
  }
  for (const part of reading) yield await part
}

/** Those of the named products that are published. */
export function readFacts(db: Queries, ids: string[]): Promise<ProductFacts[]> {
  return listFactsNamed(db, ids)
}
