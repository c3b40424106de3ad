import type { QueryOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { StockRow } from '@rimal/contract/staff/stock'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { stockWords as words } from '@rimal/contract/words/admin/stock'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { readStockPage, stockFilterOf } from './stock-rows.ts'
import { countStockRows } from './stock-rows.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadStock>

const columns: FileColumns<'stock', StockRow> = {
  garment: {
    titles: [words.stock_garment, titles.file_color, titles.file_size],
    cells: ({ productName, colorName, size }) => [productName, colorName, size],
  },
  sku: { titles: [words.stock_sku], cells: ({ sku }) => [sku] },
  barcode: { titles: [words.stock_barcode], cells: ({ barcode }) => [barcode] },
  on_hand: { titles: [words.stock_on_hand], cells: ({ onHand }) => [onHand] },
  reserved: { titles: [words.stock_reserved], cells: ({ reserved }) => [reserved] },
  // What is made to order is not limited by its units.
  available: {
    titles: [words.stock_available],
    cells: ({ available, madeToOrder }) => [madeToOrder ? null : available],
  },
  sold: { titles: [words.stock_sold], cells: ({ sold }) => [sold] },
}

/**
 * Writes the stock list that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function stockFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { file } = await listFile(deps, {
    list: 'stock',
    shown,
    columns,
    language,
    count: (tx, max) => countStockRows(tx, stockFilterOf(query), max),
    readPage: (tx, cursor) =>
      readStockPage(tx, cursor === undefined ? query : { ...query, cursor }, language),
  })
  return file
}
