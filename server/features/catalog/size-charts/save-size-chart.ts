import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { maxSizeCharts } from '@rimal/contract/staff/size-chart-kinds'
import type {
  SavedChart,
  StaffSizeChart,
  staffSizeChartsApi,
} from '@rimal/contract/staff/size-charts'
import { recordPartChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { requireRevision } from '../../../http/staff/require-revision.ts'
import { listNamedProducts } from '../named-products/list-named-products.ts'
import { checkChart, cleanChart } from './check-chart.ts'
import { showCharts } from './show-charts.ts'
import {
  type ChartUse,
  deleteChart,
  listCharts,
  listKnownTypes,
  listProductUses,
  listTypeUses,
  lockCharts,
  writeChart,
} from './size-charts.sql.ts'

type By = { staffId: string; now: Date; language: LanguageCode }

/**
 * Saves a size chart with the types and products that show it, or creates one.
 * @throws ShopError not_found, changed_meanwhile, size_charts_full, invalid_input
 */
export async function saveSizeChart(
  tx: Tx,
  { fields, ...named }: BodyOf<typeof staffSizeChartsApi.saveSizeChart>,
  { language, ...by }: By,
): Promise<StaffSizeChart> {
  await lockCharts(tx)
  const stored = await listCharts(tx)
  const before = requireRevision(stored, named)
  if (!before && stored.length >= maxSizeCharts) throw new ShopError('size_charts_full')
  const chart = cleanChart(fields)
  const wrong = { ...checkChart(chart), ...(await checkUses(tx, chart, named.id)) }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const id = await writeChart(tx, chart, { id: named.id, ...by })
  await recordPartChange(tx, 'size_charts')
  const saved = (await showCharts(tx, language)).find((one) => one.id === id)
  if (!saved) throw new Error('The size chart that was written is not there.')
  return saved
}

/**
 * Deletes a size chart.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function deleteSizeChart(
  tx: Tx,
  named: BodyOf<typeof staffSizeChartsApi.deleteSizeChart>,
): Promise<void> {
  await lockCharts(tx)
  requireRevision(await listCharts(tx), named)
  await deleteChart(tx, named.id)
  await recordPartChange(tx, 'size_charts')
}

/** A type or a product has one chart: the other chart has to let it go first. */
async function checkUses(
  tx: Tx,
  { types, products }: SavedChart,
  chartId: string | null,
): Promise<FieldErrors> {
  const wrong: FieldErrors = {}
  const isTaken = (uses: ChartUse[], ids: string[]) =>
    uses.some((use) => use.chartId !== chartId && ids.includes(use.id))
  if (isTaken(await listTypeUses(tx), types)) wrong['types'] = 'other_chart'
  if (isTaken(await listProductUses(tx), products)) wrong['products'] = 'other_chart'
  const knownTypes = await listKnownTypes(tx, types)
  if (knownTypes.length < types.length) wrong['types'] = 'unknown'
  const knownProducts = await listNamedProducts(tx, products, 'en')
  if (knownProducts.length < products.length) wrong['products'] = 'unknown'
  return wrong
}
