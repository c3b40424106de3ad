import type { Cart } from '@rimal/contract/cart'
import { call, type Reply } from '../../api.ts'
import { broughtTo } from './brought-to.ts'
import { isUntold, myCountry, rememberCountry } from './my-country.ts'

type Told = Reply<'POST checkout/save-draft'> | null

/**
 * A bag is priced for the house's own country until the shop knows hers; then it answers the bag
 * anew. Null where there is nothing to tell.
 */
export async function tellCountry({ lines, country: known }: Cart): Promise<Told> {
  if (myCountry() === known && !isUntold()) return null
  if (!lines.some(({ buyable }) => buyable)) return null
  const reply = await sendCountry().catch(() => null)
  return reply?.result ? reply : null
}

/**
 * What she has just chosen takes the address that the shop keeps along. Otherwise an address that she
 * has given before says better where to, and is followed.
 */
export async function sendCountry(): Promise<Told> {
  const kept = isUntold() ? await call('GET checkout/get-checkout') : null
  const address = kept?.result?.draft.address
  // Read only now: she may have chosen again meanwhile.
  const country = myCountry()
  if (!country) return null
  const draft = { country, ...(address && { address: broughtTo(country, address) }) }
  const reply = await call('POST checkout/save-draft', { body: { draft } })
  const told = reply.result?.cart.country
  // The shop is told when it answers her choice; any other answer never takes it back.
  const isNew = isUntold() === (told === country)
  if (told && isNew && myCountry() === country) rememberCountry(told)
  return reply
}
