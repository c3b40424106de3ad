import { languagePath } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import type { StoredOrder } from './stored-order.ts'

type Addressed = Pick<StoredOrder, 'customerId' | 'token' | 'contact' | 'language'>

/**
 * Returns the recipient of messages about an order and the data that all these emails share; null when the customer
 * gave no email and has no account, so that nothing could reach the customer.
 */
export function emailOfOrder(
  { config }: Pick<Deps, 'config'>,
  { customerId, token, contact, language }: Addressed,
) {
  if (contact.email === '' && customerId === null) return null
  return {
    recipient: contact.email || null,
    customerId,
    language,
    data: {
      name: contact.name,
      link: new URL(languagePath(language, `/order/${token}`), config.publicUrl).href,
    },
  }
}
