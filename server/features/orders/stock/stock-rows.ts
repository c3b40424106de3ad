import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { stockApi, StockRow } from '@rimal/contract/staff/stock'
import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  countStockRows,
  findStockRow,
  listStockRows,
  type StockFilter,
  type StoredStock,
} from './stock-rows.sql.ts'

type Listing = typeof stockApi.listStock
type Query = QueryOf<Listing>

/** Returns a page of the stock list with the number of rows of all pages. */
export async function listStock(
  db: Queries,
  query: Query,
  language: LanguageCode,
): Promise<ResultOf<Listing>> {
  const page = await readStockPage(db, query, language)
  return { ...page, total: totalOf(await countStockRows(db, stockFilterOf(query))) }
}

/** Reads the filter of a query of staff. */
export function stockFilterOf({ q = '', state = 'all' }: Query): StockFilter {
  return { q: q.trim(), state }
}

/** Reads a page of the stock list, without the total. */
export async function readStockPage(
  db: Queries,
  query: Query,
  language: LanguageCode,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'sku' } = query
  const found = await listStockRows(db, stockFilterOf(query), { sort, after: positionOf(query) })
  const { rows, next } = pageFrom(found, query, ({ place, sku }) => ({ value: place, id: sku }))
  return { items: rows.map(({ place: _place, ...row }) => inLanguage(row, language)), next }
}

/** Returns one variant with its units, by its barcode or its SKU as it was scanned or typed. */
export async function getStock(
  db: Queries,
  { sku, language }: { sku: string; language: LanguageCode },
): Promise<StockRow> {
  const row = await findStockRow(db, toLatinDigits(sku.trim()))
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
