import type { Cart } from '@rimal/contract/cart'
import { currencyOfCountry } from '@rimal/contract/money'
import { call, type Reply } from '../../api.ts'
import { broughtTo } from './brought-to.ts'
import { isUnsent, myCountry, rememberCountry } from './my-country.ts'

type Sent = Reply<'POST checkout/save-draft'> | null

/**
 * A bag is priced for the house's own country until the shop knows hers; then it answers the bag
 * anew. Null where there is nothing to tell.
 */
export async function saveCountry({ lines, country: known }: Cart): Promise<Sent> {
  if (myCountry() === known && !isUnsent()) return null
  if (!lines.some(({ buyable }) => buyable)) return null
  const reply = await sendCountry().catch(() => null)
  return reply?.result ? reply : null
}

/**
 * What she has just chosen takes the address that the shop keeps along. Otherwise an address that she
 * has given before says better where to, and is followed.
 */
export async function sendCountry(): Promise<Sent> {
  const stored = isUnsent() ? await call('GET checkout/get-checkout') : null
  const address = stored?.result?.draft.address
  // Read only now: she may have chosen again meanwhile.
  const country = myCountry()
  if (!country) return null
  const draft = { country, ...(address && { address: broughtTo(country, address) }) }
  const reply = await call('POST checkout/save-draft', { body: { draft } })
  const notified = reply.result?.cart.country
  // The shop is told when it answers her choice; any other answer never takes it back.
  const isNew = isUnsent() === (notified === country)
  if (notified && isNew && myCountry() === country) rememberCountry(notified)
  return inCurrencyOf(country, reply)
}

/** The cart takes the currency of the country that the shop was told, where the shop sells in it. */
async function inCurrencyOf(country: string, notified: NonNullable<Sent>): Promise<Sent> {
  if (!notified.result) return notified
  const { currencies, totals } = notified.result.cart
  const own = currencyOfCountry[country] ?? ''
  const currency = currencies.includes(own) ? own : currencies[0]
  if (!currency || currency === totals.currency) return notified
  const reply = await call('POST cart/choose-currency', { body: { currency } }).catch(() => null)
  if (reply?.result) notified.result.cart = reply.result
  return notified
}
