import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { sizes } from '../limits.ts'
import { Id, Nullable, Strict, TextInBoth, Uuid } from '../shapes.ts'
import { NamedProduct } from './named-product.ts'
import { Revision, SavedLast } from './saved-last.ts'
import {
  chartMeasures,
  maxChartColumns,
  maxChartLength,
  maxChartName,
  maxChartProducts,
  maxChartTitle,
  maxChartTypes,
} from './size-chart-kinds.ts'

const Size = Type.Enum([...sizes])
const Measure = Type.Enum([...chartMeasures])
/** Quarter inches; null where nothing is stated. */
const Length = Nullable(Type.Integer({ minimum: 1, maximum: maxChartLength }))

const ChartTable = {
  name: TextInBoth(maxChartName),
  columns: Type.Array(Strict({ title: TextInBoth(maxChartTitle), of: Measure }), {
    maxItems: maxChartColumns,
  }),
  /** At most one for each size, with one value for each column. */
  rows: Type.Array(
    Strict({ size: Size, values: Type.Array(Length, { maxItems: maxChartColumns }) }),
    { maxItems: sizes.length },
  ),
  /** The ids of the types whose products show the chart. */
  types: Type.Array(Id, { maxItems: maxChartTypes }),
}

const SavedChart = Strict({
  ...ChartTable,
  /** The ids of single products that show it, whatever their type. */
  products: Type.Array(Id, { maxItems: maxChartProducts }),
})
export type SavedChart = Static<typeof SavedChart>

const StaffSizeChart = Type.Object({
  id: Uuid,
  ...ChartTable,
  products: Type.Array(NamedProduct),
  ...SavedLast,
})
export type StaffSizeChart = Static<typeof StaffSizeChart>

/** Calls of staff on size charts. */
export const staffSizeChartsApi = {
  listSizeCharts: get('staff/list-size-charts', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'All size charts with the types and products that show them, the earliest first.',
    result: Type.Array(StaffSizeChart),
  }),
  saveSizeChart: post('staff/save-size-chart', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Saves a size chart, or creates one; the size guides of its products show it at once.',
    body: Strict({ id: Nullable(Uuid), revision: Revision, fields: SavedChart }),
    result: StaffSizeChart,
    errors: ['invalid_input', 'not_found', 'changed_meanwhile', 'size_charts_full'],
  }),
  deleteSizeChart: post('staff/delete-size-chart', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Deletes a size chart: its products show their measurements again.',
    body: Strict({ id: Uuid, revision: Revision }),
    result: Type.Object({}),
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
