import { type LanguageCode, languagePath, textIn } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { postMessage, type StoredData } from './post-message.ts'
import { canSendText } from '../../config.ts'

type Update = 'welcome' | 'password_changed' | 'contact_changed' | 'account_deleted'

/** The customer to be notified: by email if there is one, otherwise by phone. */
type Notice = {
  id: string
  email: string | null
  phone: string | null
  name: string
  language: LanguageCode
}

type NotifyInput<K extends Update> = {
  customer: Notice
  kind: K
  /** Identifies the event, so that the customer is notified of it once. */
  key: string
} & (K extends 'contact_changed' ? { changed: 'email' | 'phone' } : unknown)

/** Notifies a customer of a change of the account, in the transaction of that change. */
export async function notifyCustomer<K extends Update>(
  deps: Pick<Deps, 'config' | 'sms'>,
  tx: Tx,
  { customer, kind, key, ...more }: NotifyInput<K>,
): Promise<void> {
  const { id, email, phone, name, language } = customer
  // A greeting is an email and nothing else: it is not worth what a text message costs.
  if (kind === 'welcome' && email === null) return
  const texted = canSendText(deps) ? phone : null
  const { name: merchant, contact } = await findSettings(tx)
  const changed = 'changed' in more ? { kind: more.changed } : {}
  const link = new URL(languagePath(language, '/my-account'), deps.config.publicUrl).href
  const data = {
    name,
    merchant: textIn(merchant, language),
    phone: contact.phone,
    link,
    ...changed,
  }
  await postMessage(tx, {
    dedupKey: `${kind}:${key}`,
    kind,
    recipient: email ?? texted,
    // After the deletion nothing but this message reaches the customer.
    customerId: kind === 'account_deleted' ? null : id,
    language,
    channel: email ? 'email' : 'sms',
    data: data as unknown as StoredData[K],
  })
}
