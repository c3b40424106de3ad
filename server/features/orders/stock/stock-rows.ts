import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { stockApi, StockRow } from '@rimal/contract/staff/stock'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countStockRows, findStockRow, listStockRows, type StoredStock } from './stock-rows.sql.ts'

type Query = QueryOf<typeof stockApi.listStock>

/** Returns a page of the stock list with the number of rows of all pages. */
export async function listStock(
  db: Queries,
  query: Query,
  language: LanguageCode,
): Promise<ResultOf<typeof stockApi.listStock>> {
  const filter = { q: query.q?.trim() ?? '', state: query.state ?? 'all' }
  const found = await listStockRows(db, { ...filter, after: positionOf(query)?.id ?? '' })
  const { rows, next } = pageFrom(found, query, ({ sku }) => ({ value: sku, id: sku }))
  return {
    items: rows.map((row) => inLanguage(row, language)),
    next,
    total: totalOf(await countStockRows(db, filter)),
  }
}

/** Returns one variant with its units. */
export async function getStock(
  db: Queries,
  { sku, language }: { sku: string; language: LanguageCode },
): Promise<StockRow> {
  const row = await findStockRow(db, sku.trim())
  if (!row) throw new ShopError('not_found')
  return inLanguage(row, language)
}

function inLanguage(row: StoredStock, language: LanguageCode): StockRow {
  const { productName, colorName, picture } = row
  return {
    ...row,
    productName: textIn(productName, language),
    colorName: textIn(colorName, language),
    picture: picture && { ...picture, alt: textIn(picture.alt, language) },
  }
}
