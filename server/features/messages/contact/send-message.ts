import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { isName } from '@rimal/contract/text/person-name'
import type { shopApi } from '@rimal/contract/shop'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { postMessage } from '../post-message.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { insertContactMessage } from './contact.sql.ts'
import { requireEmail } from './email-address.ts'

/** Saves a visitor's message and sends it to the shop, if it has an address, in one transaction. */
export async function sendMessage(
  deps: Deps,
  body: BodyOf<typeof shopApi.sendMessage>,
  language: LanguageCode,
) {
  const email = requireEmail(body.email)
  const name = oneLine(body.name)
  const message = cleanText(body.message).trim()
  if (!name) throw new ShopError('invalid_input', { name: 'required' })
  if (!isName(name)) throw new ShopError('invalid_input', { name: 'malformed' })
  if (!message) throw new ShopError('invalid_input', { message: 'required' })
  const written = {
    name,
    email,
    phone: oneLine(body.phone ?? ''),
    orderNumber: oneLine(body.orderNumber ?? ''),
    message,
    language,
  }
  const { contact } = await findSettings(deps.db)
  await deps.transact(async (tx) => {
    const id = await insertContactMessage(tx, written)
    await postMessage(tx, {
      dedupKey: `contact:${id}`,
      kind: 'contact_message',
      recipient: contact.email || null,
      language,
      data: written,
    })
  })
}

/** Returns the text in one line, fit for the subject of an email. */
function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}
