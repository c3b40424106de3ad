import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { formatMoney } from '@rimal/contract/money'
import { inchesOf } from '../../../ui/form/quarter-inches.ts'
import { useShop } from '../../../use-shop.ts'
import { type Words, useWords } from '../../../words.tsx'
import { type GroupChoices, useGroupChoices } from '../use-group-choices.ts'
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
  queued: 'product_queued',
  queueOpensAt: 'product_queue_opens_at',
  model: 'product_model_size',
  weight: 'product_weight',
  garment: 'product_garment',
  completeTheLook: 'product_look',
  releasedOn: 'product_released_on',
  items: 'product_colors',
}

/** Whether a name is that of a field of the form. */
export function isFieldName(name: string): name is keyof ProductForm {
  return Object.hasOwn(nameKeys, name)
}

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useFieldTexts() {
  const words = useWords()
  const currency = useShop()?.currency ?? 'AED'
  const choices = useGroupChoices()
  const given = { words, currency, choices }
  return {
    nameOf: (field: keyof ProductForm) => words.t(nameKeys[field]),
    textOf: (field: keyof ProductForm, value: unknown) =>
      textOf(field, value, given) || words.t('form_empty_value'),
  }
}

type Given = { words: Words; currency: string; choices: GroupChoices | undefined }
type ValueOf<K extends keyof ProductForm> = ProductForm[K]

/** The kind of group that each field names. */
const kinds: Partial<Record<keyof ProductForm, keyof GroupChoices>> = {
  typeId: 'types',
  categories: 'categories',
  collections: 'collections',
  fabricKind: 'fabrics',
  openingKind: 'openings',
  occasions: 'occasions',
}

function textOf(field: keyof ProductForm, value: unknown, given: Given): string {
  const { words, currency, choices } = given
  const money = (amount: number | null, unit: string) =>
    amount === null ? '' : formatMoney(amount, { currency: unit, language: words.language })
  const kind = kinds[field]
  if (kind) {
    const labels = new Map(choices?.[kind].map((choice) => [choice.value, choice.label]))
    return joined([value].flat().map((id) => labels.get(String(id)) ?? ''))
  }
  switch (field) {
    case 'price':
    case 'compareAt':
      return money(value as ValueOf<'compareAt'>, currency)
    case 'otherPrices':
      return joined((value as ValueOf<'otherPrices'>).map((one) => money(one.price, one.currency)))
    case 'garment':
      return joined(
        (value as ValueOf<'garment'>).map(
          ({ size, ...figures }) => `${size}: ${Object.values(figures).map(inchesOf).join(' ')}`,
        ),
      )
    case 'items':
      return itemsText(value as ValueOf<'items'>, words)
    case 'madeToOrder':
    case 'customSize':
    case 'queued':
      return words.t(value ? 'settings_on' : 'settings_off')
    default:
      return plainText(value)
  }
}

function itemsText(items: ValueOf<'items'>, { language }: Words): string {
  const side = language === 'arb' ? 'ar' : 'en'
  return joined(
    items.map(({ name, sizes }) => {
      const made = sizes.map(({ size, barcode }) => (barcode ? `${size}: ${barcode}` : `${size}`))
      return `${name[side]} (${made.join(', ')})`
    }),
  )
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? joined(Object.values(value).map(plainText)) : String(value)
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' · ')
}
