import type { Cart } from '@rimal/contract/cart'
import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import { useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { attempt } from '../../../ui/toast.tsx'
import { cartTurn, storeCart } from '../use-cart.ts'

/** The choice of the cart's currency, shown when the shop accepts more than its own currency. */
export function CurrencyChoice({ cart }: { cart: Cart }) {
  const { t, language } = useWords()
  const [wanted, setWanted] = useState<string | null>(null)
  if (cart.currencies.length < 2) return null

  async function choose(currency: string) {
    setWanted(currency)
    const turn = cartTurn()
    const body = { currency }
    const reply = await tryCall('POST cart/choose-currency', { body })
    if (reply?.result) await storeCart(reply.result, turn)
    setWanted(null)
    return reply?.result ? undefined : reply
  }
  return (
    <SelectField
      name="currency"
      label={t('cart_currency')}
      autoComplete="off"
      value={wanted ?? cart.totals.currency}
      onChange={(currency) => void attempt('currency', () => choose(currency))}
      options={cart.currencies.map((code) => ({
        value: code,
        label: currencyName(code, language),
      }))}
    />
  )
}

function currencyName(code: string, language: LanguageCode): string {
  return new Intl.DisplayNames(intlLocale(language), { type: 'currency' }).of(code) ?? code
}
