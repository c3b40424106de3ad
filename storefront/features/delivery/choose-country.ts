import { errors } from '@rimal/contract/errors'
import { cartTurn, storeCart } from '../cart/use-cart.ts'
import { readMirror, writeMirror } from '../checkout/draft/mirror.ts'
import { broughtTo } from './brought-to.ts'
import { isUnsent, rememberCountry } from './my-country.ts'
import { sendCountry } from './send-country.ts'

/** Changes the country: from now on, the pages, the cart and the checkout use it. */
export async function chooseCountry(code: string, { hasCart }: { hasCart: boolean }) {
  rememberCountry(code, '?')
  const typed = readMirror()
  if (typed.address) writeMirror({ ...typed, address: broughtTo(code, typed.address) })
  if (!hasCart) return
  const turn = cartTurn()
  const reply = await sendCountry()
  if (reply?.result) await storeCart(reply.result.cart, turn)
  // For a cart without a buyable line the country is sent later, once a line can be bought.
  const isLater = reply?.errorCode === errors.cart_empty.number
  if (isUnsent() && !isLater) throw new Error(reply?.message)
}
