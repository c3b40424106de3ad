import type { cartApi } from '@rimal/contract/cart'
import type { BodyOf } from '@rimal/contract/endpoint'
import { ask, asShopper, type Reply } from '../../../api.ts'
import { loginRecord } from '../../../session/login-hint.ts'

type Product = Omit<BodyOf<typeof cartApi.addToGuestCart>, 'language_code' | 'ip_address'>

/**
 * Adds the item to the cart of the shopper at the time of sending: a login may begin or end while the call waits.
 */
export function addItem(item: Product): Promise<Reply<'POST guest-cart/add-to-cart'>> {
  return asShopper((bearer) => {
    const user_id = loginRecord()?._id
    return bearer && user_id
      ? ask('POST cart/add-to-cart', { body: { ...item, user_id } }, bearer)
      : ask('POST guest-cart/add-to-cart', { body: { ...item, ip_address: null } })
  })
}
