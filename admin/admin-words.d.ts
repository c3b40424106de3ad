/** The texts of the admin in one language; `words-by-language.ts` makes these modules. */
declare module 'virtual:admin-words/*' {
  import type { AdminPluralKey, AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
  import type { Plural } from '@rimal/contract/words/word'

  export const texts: Readonly<Record<AdminTextKey, string> & Record<AdminPluralKey, Plural>>
}
