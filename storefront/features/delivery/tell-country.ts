import type { Cart } from '@rimal/contract/cart'
import { call, type Reply } from '../../api.ts'
import { myCountry, rememberCountry } from './my-country.ts'

/**
 * A bag is priced for the house's own country until the shop knows hers; then it answers the bag
 * anew. An address that she has given before says better where to, and is followed. Null where there
 * is nothing to tell.
 */
export async function tellCountry({
  lines,
  country: known,
}: Cart): Promise<Reply<'POST checkout/save-draft'> | null> {
  const country = myCountry()
  if (!country || country === known || lines.length === 0) return null
  const reply = await call('POST checkout/save-draft', { body: { draft: { country } } }).catch(
    () => null,
  )
  const told = reply?.result?.cart.country
  if (!told) return null
  if (told !== country) rememberCountry(told)
  return reply
}
