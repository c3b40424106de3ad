import type { Plural } from '../word.ts'
import { measurementWords } from '../measurements.ts'
import { auditActionWords } from './audit.ts'
import { formWords } from './form.ts'
import { groupWords } from './groups.ts'
import { adminOrderWords } from './orders.ts'
import { peopleWords } from './people.ts'
import { adminPictureWords } from './pictures.ts'
import { adminShellWords } from './shell.ts'
import { adminProductWords } from './products.ts'
import { refusedFieldWords } from './refused-fields.ts'
import { signInWords } from './sign-in.ts'
import { stockWords } from './stock.ts'

/** All texts of the admin. They come with its program and never reach a shopper's page. */
export const adminWords = {
  ...adminShellWords,
  ...formWords,
  ...refusedFieldWords,
  ...adminProductWords,
  ...groupWords,
  ...signInWords,
  ...peopleWords,
  ...adminOrderWords,
  ...stockWords,
  ...adminPictureWords,
  ...auditActionWords,
  ...measurementWords,
}

type AdminWordKey = keyof typeof adminWords
export type AdminPluralKey = {
  [K in AdminWordKey]: (typeof adminWords)[K]['en'] extends Plural
    ? (typeof adminWords)[K]['en'] extends string
      ? never
      : K
    : never
}[AdminWordKey]
export type AdminTextKey = Exclude<AdminWordKey, AdminPluralKey>
