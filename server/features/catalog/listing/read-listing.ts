import type { Queries } from '../../../db/connect.ts'
import {
  countPublished,
  listItemsOf,
  listProductsAfter,
  listProductsNamed,
  listShelves,
  sumRatingsOf,
} from './listing.sql.ts'
import type { ProductFacts, Shelf, Shelves } from './product-facts.ts'

type ListedProduct = Awaited<ReturnType<typeof listProductsNamed>>[number]

/** Few enough that folding their words holds no request up for long. */
const partSize = 500

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

/** All published products, part by part; the next part is read while one is worked on. */
export async function* readAllFacts(db: Queries): AsyncGenerator<ProductFacts[]> {
  let reading = readPart(db, '')
  for (;;) {
    const part = await reading
    const last = part.at(-1)
    if (!last) return
    reading = readPart(db, last.id)
    // Whoever stops early must not leave a failure that nobody awaits.
    reading.catch(() => {})
    yield part
  }
}

async function readPart(db: Queries, after: string): Promise<ProductFacts[]> {
  return withItems(db, await listProductsAfter(db, after, partSize))
}

/** Those of the named products that are published. */
export async function readFacts(db: Queries, ids: string[]): Promise<ProductFacts[]> {
  return withItems(db, await listProductsNamed(db, ids))
}

async function withItems(db: Queries, part: ListedProduct[]): Promise<ProductFacts[]> {
  const ids = part.map(({ id }) => id)
  const [items, ratings] = await Promise.all([listItemsOf(db, ids), sumRatingsOf(db, ids)])
  const itemsByProduct = Map.groupBy(items, ({ productId }) => productId)
  const ratingByProduct = new Map(ratings.map((rating) => [rating.productId, rating]))
  return part.map((product) => ({
    ...product,
    reviewCount: ratingByProduct.get(product.id)?.count ?? 0,
    ratingSum: ratingByProduct.get(product.id)?.sum ?? 0,
    items: itemsByProduct.get(product.id) ?? [],
  }))
}
