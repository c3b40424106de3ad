import { languagePath } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import type { StoredOrder } from './stored-order.ts'

type Addressed = Pick<StoredOrder, 'customerId' | 'token' | 'contact' | 'language'>

/**
 * To whom news of an order goes, and what every letter of it says; null where she gave no email
 * for it and has no account, so that nothing could reach her.
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
