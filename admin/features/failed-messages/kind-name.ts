import { type LanguageCode, textIn } from '@rimal/contract/language'
import { messageKindWords } from '@rimal/contract/words/admin/message-kinds'

/** The name of a kind of message; a kind of an older version of the program is shown by its code. */
export function kindName(kind: string, language: LanguageCode): string {
  const known = Object.entries(messageKindWords).find(([name]) => name === kind)
  return known ? textIn(known[1].name, language) : kind
}
