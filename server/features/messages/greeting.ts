import type { Text } from '@rimal/contract/language'
import { firstName } from '@rimal/contract/text/first-name'
import { inside } from './own-texts/marks.ts'

/** How a message greets a customer, by the first name. The Arabic suits a woman and a man alike. */
export function greeting(name: string): Text {
  return { en: `Dear ${firstNameOf(name)}`, ar: `أهلاً يا ${firstNameOf(name)}` }
}

/** The first name of a customer in a text of a message. */
export function firstNameOf(name: string): string {
  return inside(name, firstName)
}
