import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { contactKey, contactKeys } from '../contact-keys.ts'
import { findOrderByNumber } from '../stored-order.ts'
import { throttle } from './throttle.sql.ts'

/**
 * Order numbers can be counted up, so whoever tries many with one contact is stopped. The sentence of
 * too_many_searches says for how long.
 */
const tries = { most: 8, minutes: 15 }

/** The token of an order for whoever knows its number and the contact given with it. */
export async function findOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'sign'>,
  { orderNumber, contact }: { orderNumber: string; contact: string },
): Promise<{ orderToken: string }> {
  const allowed = await throttle(deps.db, {
    ...tries,
    key: deps.sign('find-order', contactKey(contact, 'AE')),
    now: deps.clock(),
  })
  if (!allowed) throw new ShopError('too_many_searches')
  const order = await findOrderByNumber(deps.db, tidyNumber(orderNumber))
  if (!order) throw new ShopError('order_not_found')
  const { country } = order.address
  const { emailKey, phoneKey } = contactKeys(order.contact, country)
  if (![emailKey, phoneKey].includes(contactKey(contact, country))) {
    throw new ShopError('order_not_found')
  }
  return { orderToken: order.token }
}

/** As people write it: rm 20401, #RM-20401, ٢٠٤٠١. */
function tidyNumber(text: string): string {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return `RM-${digits}`
}
