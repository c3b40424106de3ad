import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { type Words, useWords } from '../../../words.tsx'
import type { ProductForm } from './product-form.ts'

/** The name of each field, as the form shows it. */
const nameKeys: Record<keyof ProductForm, AdminTextKey> = {
  name: 'product_name',
  subtitle: 'product_subtitle',
  description: 'product_description',
  fabric: 'product_fabric',
  care: 'product_care',
  opening: 'product_opening',
  included: 'product_included',
  occasion: 'product_occasion',
  title: 'product_title',
  shortDescription: 'product_short_description',
  typeId: 'product_type',
  categories: 'product_categories',
  collections: 'product_collections',
  fabricKind: 'product_fabric_kind',
  openingKind: 'product_opening_kind',
  occasions: 'product_occasions',
  keywords: 'product_keywords',
  price: 'product_price',
  compareAt: 'product_compare_at',
  otherPrices: 'product_other_prices',
  madeToOrder: 'product_made_to_order',
  leadDays: 'product_lead_days',
  customSize: 'product_custom_size',
  limitedTo: 'product_limited_to',
  model: 'product_model_size',
  weight: 'product_weight',
  garment: 'product_garment',
  completeTheLook: 'product_look',
  releasedOn: 'product_released_on',
  items: 'product_colors',
}

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useFieldTexts() {
  const words = useWords()
  return {
    nameOf: (field: keyof ProductForm) => words.t(nameKeys[field]),
    textOf: (field: keyof ProductForm, value: unknown) => textOf(field, value, words),
  }
}

function textOf(field: keyof ProductForm, value: unknown, { t, language }: Words): string {
  const empty = t('form_empty_value')
  if (field === 'items') {
    const items = value as ProductForm['items']
    const side = language === 'arb' ? 'ar' : 'en'
    return items.map((item) => `${item.name[side]} (${item.sizes.length})`).join(' · ') || empty
  }
  if (field === 'price' || field === 'compareAt') {
    return value === null ? empty : String(Number(value) / 100)
  }
  return plainText(value) || empty
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plainText).filter(Boolean).join(' · ')
}
