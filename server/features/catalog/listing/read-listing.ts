import type { Queries } from '../../../db/connect.ts'
import {
  countPublished,
  listFactsBetween,
  listFactsNamed,
  listPartEnds,
  listGroups,
} from './listing.sql.ts'
import type { ProductFacts, CatalogGroup, CatalogGroups } from './product-facts.ts'

/** Few enough that folding their words holds no request up for long. */
const partSize = 500

/** PostgreSQL takes longer to read a part than we do to enter it. */
const partsAtOnce = 2

export async function readGroups(db: Queries): Promise<CatalogGroups> {
  const { types, categories, collections, values } = await listGroups(db)
  const group = (
    row: Partial<CatalogGroup> & Pick<CatalogGroup, 'id' | 'title'>,
  ): CatalogGroup => ({
    id: row.id,
    address: row.address ?? row.id,
    title: row.title,
    searchTitle: row.searchTitle ?? { en: '', ar: '' },
    searchDescription: row.searchDescription ?? { en: '', ar: '' },
    description: row.description ?? { en: '', ar: '' },
    colorCode: row.colorCode ?? null,
    pictureId: row.pictureId ?? null,
  })
  const of = (facet: (typeof values)[number]['facet']) =>
    values.filter((value) => value.facet === facet).map(group)
  return {
    type: types.map(group),
    category: categories.map(group),
    collection: collections.map(group),
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
    // A reader that stops early must not leave a rejection that nobody handles.
    part.catch(() => {})
    reading.push(part)
    after = upTo
    if (reading.length === partsAtOnce) yield (await reading.shift()) ?? []
  }
  for (const part of reading) yield await part
}

/** Returns the facts of the named products that are published. */
export function readFacts(db: Queries, ids: string[]): Promise<ProductFacts[]> {
  return listFactsNamed(db, ids)
}
