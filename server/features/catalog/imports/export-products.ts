import { Readable } from 'node:stream'
import { localTime } from '@rimal/contract/dates'
import { type ExportFormat, maxWorkbookRows } from '@rimal/contract/staff/import-kinds'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import type { Column } from './columns/column.ts'
import { writeProduct } from './columns/write-product.ts'
import { openPlanning } from './planning.ts'
import { countVariants, readProductsAfter } from './read-products.sql.ts'
import { csvLines } from './sheet/write-csv.ts'
import { writeWorkbook } from './sheet/write-workbook.ts'

const productsAtOnce = 100

/**
 * Writes every product as an import reads it. CSV is a stream; a workbook is made in memory as a whole.
 * @throws export_too_large
 */
export async function exportProducts(
  { db, clock }: Deps,
  format: ExportFormat,
): Promise<AnsweredFile> {
  const { timeZone } = await findSettings(db)
  const { columns } = await openPlanning(db, undefined)
  const name = `products-${localTime(clock(), timeZone).day}.${format}`
  const records = recordsOf(db, [...columns.values()])
  if (format === 'csv') {
    return { name, type: 'text/csv; charset=utf-8', body: Readable.from(csvLines(records)) }
  }
  if ((await countVariants(db, maxWorkbookRows)) > maxWorkbookRows) {
    throw new ShopError('export_too_large')
  }
  return {
    name,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await writeWorkbook(records),
  }
}

async function* recordsOf(db: Queries, columns: readonly Column[]): AsyncGenerator<string[][]> {
  yield [columns.map(({ name }) => name)]
  for (let after = ''; ;) {
    const products = await readProductsAfter(db, { after, limit: productsAtOnce })
    if (products.length === 0) return
    yield products.flatMap((product) => writeProduct(product, columns))
    after = products.at(-1)?.id ?? after
  }
}
