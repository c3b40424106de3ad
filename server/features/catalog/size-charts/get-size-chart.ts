import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { SizeChart } from '@rimal/contract/measure/size-charts'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findChartOf } from './size-charts.sql.ts'

/**
 * Returns the size chart of a product, its own or that of its type; null where the product has none.
 * @throws ShopError product_not_found
 */
export async function getSizeChart(
  db: Queries,
  id: string,
  language: LanguageCode,
): Promise<SizeChart | null> {
  const found = await findChartOf(db, id)
  if (!found) throw new ShopError('product_not_found')
  const { chart } = found
  return (
    chart && {
      name: textIn(chart.name, language),
      columns: chart.columns.map(({ title, of }) => ({ title: textIn(title, language), of })),
      rows: chart.rows,
    }
  )
}
