import type { Cart } from '@rimal/contract/cart'
import { formatDay, localTime } from '@rimal/contract/dates'
import type { Words } from '../../i18n/words.tsx'

type Means = { words: Words; money: (amount: number) => string; timeZone: string }

/** Says why the code in the cart gives no discount, and what is missing. */
export function whyNot(
  { reason, missing, units, from }: NonNullable<Cart['codeRefusal']>,
  { words: { t, language }, money, timeZone }: Means,
): string {
  if (reason === 'minimum') return t('summary_code_minimum', { amount: money(missing ?? 0) })
  if (reason === 'more_units') return t('summary_code_more_units', { count: units ?? 1 })
  if (reason !== 'not_begun') return t(`summary_code_${reason}`)
  const { day } = localTime(new Date(from ?? 0), timeZone)
  return t('summary_code_not_begun', { day: formatDay(day, language) })
}
