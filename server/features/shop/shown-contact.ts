import { type LanguageCode, textIn } from '@rimal/contract/language'
import { groupPhone } from '@rimal/contract/text/phone-groups'
import type { Settings } from './settings/settings.ts'

/** Returns how to reach the shop, in one language and with the numbers in groups, as pages and messages show it. */
export function shownContact({ contact }: Pick<Settings, 'contact'>, language: LanguageCode) {
  return {
    phone: groupPhone(contact.phone),
    whatsapp: groupPhone(contact.whatsapp),
    email: contact.email,
    hours: textIn(contact.hours, language),
    address: textIn(contact.address, language),
  }
}
