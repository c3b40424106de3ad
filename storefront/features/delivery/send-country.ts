import { currencyOfCountry } from '@rimal/contract/money'
import { call, type Reply, tryCall } from '../../api.ts'
import { broughtTo } from './brought-to.ts'
import { isUnsent, myCountry, rememberCountry } from './my-country.ts'

export type Sent = Reply<'POST checkout/save-draft'> | null

/**
 * Sends the country. If the customer has just chosen it, the address saved in the shop changes to this country.
 * Otherwise a saved address says better where to deliver, and its country is used.
 */
export async function sendCountry(): Promise<Sent> {
  const stored = isUnsent() ? await call('GET checkout/get-checkout') : null
  const address = stored?.result?.draft.address
  // The country is read only now: the customer may have chosen another one meanwhile.
  const country = myCountry()
  if (!country) return null
  const draft = { country, ...(address && { address: broughtTo(country, address) }) }
  const reply = await call('POST checkout/save-draft', { body: { draft } })
  const notified = reply.result?.cart.country
  // The country counts as sent when the answer contains the customer's choice; any other answer never changes the
  // choice.
  const isNew = isUnsent() === (notified === country)
  if (notified && isNew && myCountry() === country) rememberCountry(notified)
  return inCurrencyOf(country, reply)
}

/** Changes the cart to the currency of the country that was sent, when the shop sells in it. */
async function inCurrencyOf(country: string, notified: NonNullable<Sent>): Promise<Sent> {
  if (!notified.result) return notified
  const { currencies, totals } = notified.result.cart
  const own = currencyOfCountry[country] ?? ''
  const currency = currencies.includes(own) ? own : currencies[0]
  if (!currency || currency === totals.currency) return notified
  const reply = await tryCall('POST cart/choose-currency', { body: { currency } })
  if (reply?.result) notified.result.cart = reply.result
  return notified
}
