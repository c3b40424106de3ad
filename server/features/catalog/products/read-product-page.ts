import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ProductRow, staffProductsApi } from '@rimal/contract/staff/products'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf } from '../../../http/page-of.ts'
import { pictureIn } from '../picture-in.ts'
import {
  listProductRows,
  productFilterOf,
  type StoredProductRow,
} from './list-products-of-shop.sql.ts'

/** Reads a page of the list of products, without the total. */
export async function readProductPage(
  db: Queries,
  query: QueryOf<typeof staffProductsApi.listProductsOfShop>,
  language: LanguageCode,
): Promise<{ items: ProductRow[]; next: string | null }> {
  const { sort = 'saved' } = query
  const rows = await listProductRows(db, productFilterOf(query), {
    sort,
    after: positionOf(query),
  })
  const page = pageFrom(rows, query, ({ place, id }) => ({ value: place, id }))
  return { items: page.rows.map((row) => rowIn(row, language)), next: page.next }
}

function rowIn({ place: _place, ...row }: StoredProductRow, language: LanguageCode): ProductRow {
  return {
    ...row,
    publishAt: row.publishAt && new Date(row.publishAt).toISOString(),
    picture: row.picture && pictureIn(row.picture, language),
    items: row.items.map((item) => ({
      ...item,
      name: textIn(item.name, language),
      sizes: item.sizes as ProductRow['items'][number]['sizes'],
    })),
  }
}
