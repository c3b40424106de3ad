import { type LanguageCode, textIn } from '@rimal/contract/language'
import { checkoutWords } from '@rimal/contract/words/checkout'
import type { orderLines } from '../../../db/tables/orders.ts'

type Line = Pick<
  typeof orderLines.$inferSelect,
  'quantity' | 'name' | 'colorName' | 'size' | 'measurements' | 'sku'
>

/** '1 × Layla, Mocha, made to measure' */
export function lineText(
  { quantity, name, colorName, size, measurements, sku }: Line,
  language: LanguageCode,
): string {
  const { line_measured, line_size } = checkoutWords
  const side = language === 'arb' ? 'ar' : 'en'
  const parts = [
    `${quantity} × ${textIn(name, language)}`,
    textIn(colorName, language),
    measurements ? line_measured[side] : line_size[side].replace('{size}', String(size)),
    sku,
  ]
  return parts.filter(Boolean).join(side === 'ar' ? '، ' : ', ')
}
