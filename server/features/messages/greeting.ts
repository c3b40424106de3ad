import type { Text } from '@rimal/contract/language'
import { firstName } from '@rimal/contract/text/first-name'

/** How a message greets a customer, by the first name. The Arabic suits a woman and a man alike. */
export function greeting(name: string): Text {
  return { en: `Dear ${firstName(name)}`, ar: `أهلاً يا ${firstName(name)}` }
}
