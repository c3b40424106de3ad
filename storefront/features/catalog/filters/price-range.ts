import { formatMoney } from '@rimal/contract/money'
import { noBreak } from '@rimal/contract/text/no-break'
import type { Words } from '../../../i18n/words.tsx'

/** Returns bounds in minor units as a person would say them: 'AED 600 to 2,500', 'Up to AED 800'. */
export function priceRange(
  { t, language }: Words,
  currency: string,
  { min, max }: { min?: number; max?: number },
): string {
  const price = (amount: number) => formatMoney(amount, { currency, language })
  const plain = (amount: number) =>
    formatMoney(amount, { currency, language: 'en' }).replace(`${currency}${noBreak}`, '')
  if (min !== undefined && max !== undefined) {
    return language === 'en'
      ? t('price_range', { lowest: price(min), highest: plain(max) })
      : t('price_range', { lowest: plain(min), highest: price(max) })
  }
  if (min !== undefined) return t('price_min', { price: price(min) })
  return t('price_max', { price: price(max ?? 0) })
}
