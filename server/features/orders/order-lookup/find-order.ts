import { toLatinDigits } from '@rimal/contract/text/digits'
import { foldEmail } from '@rimal/contract/text/email'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Caller } from '../../customers/caller.ts'
import { countTry, forgiveTry, type Who } from '../../customers/limits/count-tries.ts'
import { contactKey, contactKeys } from '../../customers/contact-keys.ts'
import { findOrderByNumber } from '../stored-order.ts'

type Searched = { orderNumber: string; contact: string }

/** The token of an order for whoever knows its number and the contact given with it. */
export async function findOrder(
  deps: Deps,
  caller: Pick<Caller, 'ip' | 'deviceFor'>,
  { orderNumber, contact }: Searched,
): Promise<{ orderToken: string }> {
  const number = normaliseNumber(orderNumber)
  const counted = await countTry(deps, 'order_searched', whoSearches(caller, number, contact))
  const order = await findOrderByNumber(deps.db, number)
  if (!order) throw new ShopError('order_not_found')
  const { country } = order.address
  const { emailKey, phoneKey } = contactKeys(order.contact, country)
  if (![emailKey, phoneKey].includes(contactKey(contact, country))) {
    throw new ShopError('order_not_found')
  }
  await forgiveTry(deps, counted)
  return { orderToken: order.token }
}

function whoSearches(
  { ip, deviceFor }: Pick<Caller, 'ip' | 'deviceFor'>,
  orderNumber: string,
  contact: string,
): Who {
  const key = contactKey(contact, 'AE')
  const isEmail = contact.includes('@')
  const loginContact = isEmail ? foldEmail(contact) : key.replace(/^phone:/, '')
  const counted = isEmail ? key : `phone ends ${endOfPhone(contact)}`
  return { ip, contactKey: counted, knownDevice: deviceFor(loginContact), orderNumber }
}

/** A number is one number with and without its country and its zero: the last eight digits stay the same. */
function endOfPhone(text: string): string {
  return toLatinDigits(text.normalize('NFKC')).replace(/\D/g, '').slice(-8)
}

/** Returns the number of an order as people write it: rm 20401, #RM-20401, ٢٠٤٠١. */
function normaliseNumber(text: string): string {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return `RM-${digits}`
}
