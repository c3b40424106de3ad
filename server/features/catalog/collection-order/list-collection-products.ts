import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { collectionOrderApi } from '@rimal/contract/staff/collection-order'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { listNamedProducts } from '../named-products/list-named-products.ts'
import { countPlaces, findOrder, listPlaces } from './collection-order.sql.ts'

type Call = typeof collectionOrderApi.listCollectionProducts

/**
 * Returns a page of the products of a collection, in the order of its page in the shop.
 * @throws ShopError not_found
 */
export async function listCollectionProducts(
  db: Queries,
  id: string,
  { query, language }: { query: QueryOf<Call>; language: LanguageCode },
): Promise<ResultOf<Call>> {
  const order = await findOrder(db, id)
  if (!order) throw new ShopError('not_found')
  const { title, byHand, revision, savedBy, savedAt } = order
  const words = (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, 6)
  const position = positionOf(query)
  const after = typeof position?.value === 'number' ? position.value : 0
  const places = await listPlaces(db, { id, byHand }, { words, after })
  const page = pageFrom(places, query, (row) => ({ value: row.place, id: row.id }))
  const { matching, count } = await countPlaces(db, id, words)
  const placeOf = new Map(page.rows.map((row) => [row.id, row.place]))
  const products = await listNamedProducts(db, [...placeOf.keys()], language)
  return {
    id,
    title,
    byHand,
    revision,
    savedBy,
    savedAt: savedAt?.toISOString() ?? null,
    items: products.map((product) => ({ ...product, place: placeOf.get(product.id) ?? 0 })),
    next: page.next,
    total: totalOf(matching),
    count,
  }
}
