import { type Text, textIn } from '@rimal/contract/language'
import type { NamedProduct } from '@rimal/contract/staff/named-product'
import { useWords } from '../../words.tsx'
import { useGroupChoices } from '../products/use-group-choices.ts'
import type { ChartForm, FormColumn } from './chart-form.ts'

const names = {
  name: 'charts_name',
  columns: 'charts_table',
  types: 'charts_types',
  products: 'charts_products',
} as const

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useChartTexts() {
  const { t, language } = useWords()
  const types = useGroupChoices()?.types
  const textOf = (field: keyof ChartForm, value: unknown): string => {
    if (field === 'name') {
      const { en, ar } = value as Text
      return [en, ar].filter(Boolean).join(' · ')
    }
    if (field === 'columns') return tableText(value as FormColumn[])
    if (field === 'products') {
      return (value as NamedProduct[]).map(({ name }) => textIn(name, language)).join(' · ')
    }
    const ids = value as string[]
    return ids.map((id) => types?.find((type) => type.value === id)?.label ?? id).join(' · ')
  }
  const tableText = (columns: FormColumn[]) => {
    const titles = columns.map(({ title }) => textIn(title, language)).filter(Boolean)
    const count = new Set(columns.flatMap(({ values }) => Object.keys(values))).size
    const numbers = { columns: String(columns.length), sizes: String(count) }
    return [t('charts_table_text', numbers), ...titles].join(' · ')
  }
  return {
    nameOf: (field: keyof ChartForm) => t(names[field]),
    textOf: (field: keyof ChartForm, value: unknown) =>
      textOf(field, value) || t('form_empty_value'),
  }
}
