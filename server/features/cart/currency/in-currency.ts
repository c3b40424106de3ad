import type { Settings } from '../../shop/settings/settings.ts'
import { currenciesOf, settingsIn } from '../../shop/settings/settings-in.ts'
import type { StoredCart, StoredLine } from '../stored-cart.ts'

type CartHandle<Cart> = { stored: Cart; settings: Settings }

/**
 * Returns a cart with the prices and settings of its chosen currency; with the shop's own if the shop no longer
 * accepts the chosen one. A product without a price in the currency is not sold in it.
 */
export function inCurrency<Cart extends StoredCart | undefined>(
  stored: Cart,
  settings: Settings,
): CartHandle<Cart> {
  const currency = stored?.currency ?? settings.currency
  const isOwn = currency === settings.currency || !currenciesOf(settings).includes(currency)
  if (!stored || isOwn) return { stored, settings }
  const lines = stored.lines.map(withListPrice)
  return { stored: { ...stored, lines }, settings: settingsIn(settings, currency) }
}

function withListPrice(line: StoredLine): StoredLine {
  const { listPrice, listCompareAt } = line
  const isSold = listPrice !== null
  return { ...line, price: listPrice ?? 0, compareAt: listCompareAt, isSold }
}
