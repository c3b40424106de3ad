import type { Settings } from './settings.ts'

/** What the shop can be bought in, its own first. */
export function currenciesOf({ currency, otherCurrencies }: Settings): string[] {
  return [currency, ...otherCurrencies.map((other) => other.currency)]
}

/**
 * The settings as they are in a currency: the one place where amounts of settings change with it. What the
 * owner has not given an amount there is closed: a way of delivery, cash, staff's leave to refund.
 * `ownCurrency` is the shop's, where it is another.
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
