import type { Plural } from '../word.ts'
import { measurementWords } from '../measurements.ts'
import { auditActionWords } from './audit.ts'
import { adminOrderWords } from './orders.ts'
import { peopleWords } from './people.ts'
import { adminShellWords } from './shell.ts'
import { signInWords } from './sign-in.ts'

/** All texts of the admin. They come with its program and never reach a shopper's page. */
export const adminWords = {
  ...adminShellWords,
  ...signInWords,
  ...peopleWords,
  ...adminOrderWords,
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
