import { errors } from '@rimal/contract/errors'
import { cartTurn, storeCart } from '../cart/use-cart.ts'
import { readMirror, writeMirror } from '../checkout/draft/mirror.ts'
import { broughtTo } from './brought-to.ts'
import { isUnsent, rememberCountry } from './my-country.ts'
import { sendCountry } from './save-country.ts'

/** From now on everything is said for this country: by the pages, the bag and the checkout. */
export async function chooseCountry(code: string, { hasCart }: { hasCart: boolean }) {
  rememberCountry(code, '?')
  const typed = readMirror()
  if (typed.address) writeMirror({ ...typed, address: broughtTo(code, typed.address) })
  if (!hasCart) return
  const turn = cartTurn()
  const reply = await sendCountry()
  if (reply?.result) await storeCart(reply.result.cart, turn)
  // A bag of which nothing can be bought is told later, once something can.
  const isLater = reply?.errorCode === errors.cart_empty.number
  if (isUnsent() && !isLater) throw new Error(reply?.message)
}
