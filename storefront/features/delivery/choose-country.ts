import { errors } from '@rimal/contract/errors'
import { bagTurn, keepCart } from '../cart/use-cart.ts'
import { readMirror, writeMirror } from '../checkout/draft/mirror.ts'
import { broughtTo } from './brought-to.ts'
import { isUntold, rememberCountry } from './my-country.ts'
import { sendCountry } from './tell-country.ts'

/** From now on everything is said for this country: by the pages, the bag and the checkout. */
export async function chooseCountry(code: string, { hasBag }: { hasBag: boolean }) {
  rememberCountry(code, '?')
  const typed = readMirror()
  if (typed.address) writeMirror({ ...typed, address: broughtTo(code, typed.address) })
  if (!hasBag) return
  const turn = bagTurn()
  const reply = await sendCountry()
  if (reply?.result) await keepCart(reply.result.cart, turn)
  // A bag of which nothing can be bought is told later, once something can.
  const isLater = reply?.errorCode === errors.cart_empty.number
  if (isUntold() && !isLater) throw new Error(reply?.message)
}
