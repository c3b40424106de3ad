import type { Cart } from '@rimal/contract/cart'
import { ignoreFailure } from '../../errors/ignore-failure.ts'
import { isUnsent, myCountry } from './my-country.ts'
import type { Sent } from './send-country.ts'

/**
 * Sends the country to the shop, which prices a cart for its own country until it knows the customer's. Returns the
 * answer with the new cart; null when there is nothing to send.
 */
export async function saveCountry({ lines, country: known }: Cart): Promise<Sent> {
  if (myCountry() === known && !isUnsent()) return null
  if (!lines.some(({ buyable }) => buyable)) return null
  const reply = await ignoreFailure(
    import('./send-country.ts').then((late) => late.sendCountry()),
    'The next load of the cart sends it.',
  )
  return reply?.result ? reply : null
}
