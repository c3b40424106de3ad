import type { Settings } from './settings.ts'

/** Returns the currencies in which the shop sells, its own first. */
export function currenciesOf({ currency, otherCurrencies }: Settings): string[] {
  return [currency, ...otherCurrencies.map((other) => other.currency)]
}

/**
 * Returns the settings in a currency: the only place where amounts of settings depend on it. Anything for which the
 * owner has given no amount in that currency is closed: a delivery method, cash, staff's permission to refund.
 * `ownCurrency` is the shop's currency, if that is another one.
 */
export function settingsIn(
  settings: Settings,
  currency: string,
): Settings & { ownCurrency?: string } {
  if (currency === settings.currency) return settings
  const other = settings.otherCurrencies.find((known) => known.currency === currency)
  const shipping = settings.shipping.flatMap(({ price: _own, bands: _ownBands, ...rule }) => {
    const amounts = other?.shipping.find(({ id }) => id === rule.id)
    return amounts ? [{ ...rule, ...amounts }] : []
  })
  return {
    ...settings,
    currency,
    ownCurrency: settings.currency,
    shipping,
    cashOnDelivery: { ...settings.cashOnDelivery, maxTotal: other?.maxCash ?? 0 },
    refundLimit: other?.refundLimit ?? 0,
  }
}
