import type { Plural } from '../word.ts'
import { measurementWords } from '../measurements.ts'
import { auditActionWords } from './audit.ts'
import { adminContentWords } from './content.ts'
import { staffCreditWords } from './credit.ts'
import { discountWords } from './discounts.ts'
import { adminCustomerWords } from './customers.ts'
import { formWords } from './form.ts'
import { groupWords } from './groups.ts'
import { importWords } from './imports.ts'
import { moneyWords } from './money.ts'
import { orderListWords } from './order-list.ts'
import { adminOrderWords } from './orders.ts'
import { paletteWords } from './palette.ts'
import { peopleWords } from './people.ts'
import { adminPictureWords } from './pictures.ts'
import { adminProductionWords } from './production.ts'
import { adminShellWords } from './shell.ts'
import { adminProductWords } from './products.ts'
import { refusedFieldWords } from './refused-fields.ts'
import { adminReturnWords } from './returns.ts'
import { staffReviewWords } from './reviews.ts'
import { settingWords } from './settings.ts'
import { setupWords } from './setup.ts'
import { signInWords } from './sign-in.ts'
import { stockWords } from './stock.ts'
import { adminVisitWords } from './visits.ts'

/** All texts of the admin. They come with its program and never reach a shopper's page. */
export const adminWords = {
  ...adminShellWords,
  ...formWords,
  ...refusedFieldWords,
  ...adminProductWords,
  ...groupWords,
  ...adminContentWords,
  ...importWords,
  ...settingWords,
  ...setupWords,
  ...signInWords,
  ...peopleWords,
  ...adminOrderWords,
  ...orderListWords,
  ...adminCustomerWords,
  ...paletteWords,
  ...adminProductionWords,
  ...adminReturnWords,
  ...adminVisitWords,
  ...stockWords,
  ...adminPictureWords,
  ...staffReviewWords,
  ...discountWords,
  ...moneyWords,
  ...staffCreditWords,
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
