import type { StaffSizeChart } from '@rimal/contract/staff/size-charts'
import { expect, test } from 'vitest'
import { fieldsOf, savedOf, viewOf } from './chart-form.ts'

const chart: StaffSizeChart = {
  id: '00000000-0000-4000-8000-000000000001',
  revision: 3,
  savedBy: 'Huda',
  savedAt: '2026-11-21T08:00:00.000Z',
  name: { en: 'Open abayas', ar: 'عبايات مفتوحة' },
  columns: [
    { title: { en: 'Chest', ar: 'الصدر' }, of: 'body' },
    { title: { en: 'Hem', ar: 'الذيل' }, of: 'garment' },
  ],
  rows: [
    { size: 54, values: [152, null] },
    { size: 56, values: [160, 240] },
  ],
  types: ['open'],
  products: [],
}

test('a chart that nobody changes is saved as it was read', () => {
  const { name, columns, rows, types } = chart
  expect(fieldsOf(savedOf(chart).fields)).toEqual({ name, columns, rows, types, products: [] })
})

test('a chart that is read twice has no change, although its columns have new keys', () => {
  expect(viewOf(savedOf(chart).fields)).toEqual(viewOf(savedOf(chart).fields))
})

test('columns move with their figures, and a size without a figure is left out', () => {
  const { fields } = savedOf(chart)
  const [chest, hem] = fields.columns
  if (!chest || !hem) throw new Error('The chart has two columns.')
  const moved = { ...fields, columns: [hem, { ...chest, values: { 56: 161 } }] }
  expect(fieldsOf(moved).rows).toEqual([{ size: 56, values: [240, 161] }])
})
