import { sizes } from '@rimal/contract/limits'
import type { Quarters } from '@rimal/contract/measure/measurements'
import type { NamedProduct } from '@rimal/contract/staff/named-product'
import type { ChartColumn } from '@rimal/contract/staff/size-chart-kinds'
import type { SavedChart, StaffSizeChart } from '@rimal/contract/staff/size-charts'
import type { EditForm, Saved } from '../../ui/form/use-edit-form.ts'

/** A column with a key of its own, which it keeps when it moves, and its values by size. */
export type FormColumn = ChartColumn & { key: string; values: Partial<Record<number, Quarters>> }

/** A chart as its form holds it: the figures are with their columns, so that they move together. */
export type ChartForm = {
  name: SavedChart['name']
  columns: FormColumn[]
  types: string[]
  products: NamedProduct[]
}
export type ChartEdit = EditForm<ChartForm>

export function newColumn(): FormColumn {
  return { key: crypto.randomUUID(), title: { en: '', ar: '' }, of: 'garment', values: {} }
}

/** The form of a chart as it was saved; undefined for a new one. */
export function savedOf(chart: StaffSizeChart | undefined): Saved<ChartForm> {
  if (!chart) {
    const fields = { name: { en: '', ar: '' }, columns: [newColumn()], types: [], products: [] }
    return { revision: 0, fields, savedBy: null, savedAt: '' }
  }
  const { revision, savedBy, savedAt, name, types, products } = chart
  const columns = chart.columns.map((column, index) => ({
    ...column,
    key: crypto.randomUUID(),
    values: Object.fromEntries(
      chart.rows.flatMap(({ size, values }) => {
        const value = values[index]
        return value ? [[size, value]] : []
      }),
    ),
  }))
  return { revision, savedBy, savedAt, fields: { name, columns, types, products } }
}

/** The part of the form that is compared and shown by field. */
export function viewOf({ name, columns, types, products }: ChartForm) {
  return {
    name,
    columns: columns.map(({ title, of, values }) => ({
      title,
      of,
      values: sizes.map((size) => values[size] ?? null),
    })),
    types,
    products: products.map(({ id }) => id),
  }
}

/** What is saved: a row for each size that has a figure. */
export function fieldsOf(form: ChartForm): SavedChart {
  const { columns, ...rest } = viewOf(form)
  const rows = sizes.map((size, at) => ({
    size,
    values: columns.map(({ values }) => values[at] ?? null),
  }))
  return {
    ...rest,
    columns: columns.map(({ title, of }) => ({ title, of })),
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
  }
}
