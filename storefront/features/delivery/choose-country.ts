import { call } from '../../api.ts'
import { bagTurn, keepCart } from '../cart/use-cart.ts'
import { movedTo } from '../checkout/draft/filled.ts'
import { readMirror, writeMirror } from '../checkout/draft/mirror.ts'
import { rememberCountry } from './my-country.ts'

/** From now on everything is said for this country: by the pages, the bag and the checkout. */
export async function chooseCountry(code: string, { hasBag }: { hasBag: boolean }) {
  rememberCountry(code)
  const typed = readMirror()
  if (typed.address) writeMirror({ ...typed, address: movedTo(code, typed.address) })
  if (!hasBag) return
  const { result } = await call('GET checkout/get-checkout')
  const address = result?.draft.address
  const turn = bagTurn()
  const draft = { country: code, ...(address && { address: movedTo(code, address) }) }
  const reply = await call('POST checkout/save-draft', { body: { draft } })
  if (reply.result) await keepCart(reply.result.cart, turn)
}
