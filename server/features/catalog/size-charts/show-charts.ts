import type { LanguageCode } from '@rimal/contract/language'
import type { StaffSizeChart } from '@rimal/contract/staff/size-charts'
import type { Queries } from '../../../db/connect.ts'
import { listNamedProducts } from '../named-products/list-named-products.ts'
import { listCharts, listProductUses, listTypeUses } from './size-charts.sql.ts'

/** Returns all size charts in the form that staff edit. */
export async function showCharts(db: Queries, language: LanguageCode): Promise<StaffSizeChart[]> {
  const charts = await listCharts(db)
  const types = await listTypeUses(db)
  const uses = await listProductUses(db)
  const named = await listNamedProducts(
    db,
    uses.map(({ id }) => id),
    language,
  )
  const chartOf = new Map(uses.map(({ id, chartId }) => [id, chartId]))
  return charts.map((chart) => ({
    ...chart,
    savedAt: chart.savedAt.toISOString(),
    // The sizes were checked when the chart was saved.
    rows: chart.rows as StaffSizeChart['rows'],
    types: types.filter(({ chartId }) => chartId === chart.id).map(({ id }) => id),
    products: named.filter(({ id }) => chartOf.get(id) === chart.id),
  }))
}
