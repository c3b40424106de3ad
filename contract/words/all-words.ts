import type { LanguageCode } from '../language.ts'
import { accountWords } from './account.ts'
import { appWords } from './app.ts'
import { creditWords } from './credit.ts'
import { checkoutWords } from './checkout.ts'
import { invoiceWords, orderWords } from './order.ts'
import { orderCancelWords } from './order-cancel.ts'
import { paymentWords } from './payment.ts'
import { cartWords } from './cart.ts'
import { catalogWords } from './catalog.ts'
import { customSizeWords } from './custom-size.ts'
import { productWords } from './product.ts'
import { queueWords } from './queue.ts'
import { searchWords } from './search.ts'
import { contentWords } from './content.ts'
import { deliveryWords } from './delivery.ts'
import { installWords } from './install.ts'
import { homeWords } from './home.ts'
import { measurementWords } from './measurements.ts'
import { loginWords } from './login.ts'
import { productionWords } from './production.ts'
import { returnWords } from './returns.ts'
import { reviewWords } from './reviews.ts'
import { notificationWords } from './notifications.ts'
import { shellWords } from './shell.ts'
import { sizeGuideWords } from './size-guide.ts'
import { wishlistWords } from './wishlist.ts'
import { visitWords } from './visits.ts'
import type { Plural } from './word.ts'

/** All texts of the program. Using a key that is missing here does not compile. */
export const allWords = {
  ...shellWords,
  ...homeWords,
  ...contentWords,
  ...searchWords,
  ...productWords,
  ...queueWords,
  ...catalogWords,
  ...checkoutWords,
  ...paymentWords,
  ...creditWords,
  ...orderWords,
  ...orderCancelWords,
  ...productionWords,
  ...invoiceWords,
  ...cartWords,
  ...deliveryWords,
  ...customSizeWords,
  ...measurementWords,
  ...sizeGuideWords,
  ...loginWords,
  ...accountWords,
  ...wishlistWords,
  ...returnWords,
  ...reviewWords,
  ...visitWords,
  ...notificationWords,
  ...installWords,
  ...appWords,
}

export type WordKey = keyof typeof allWords
export type PluralKey = {
  [K in WordKey]: (typeof allWords)[K]['en'] extends string ? never : K
}[WordKey]
export type TextKey = Exclude<WordKey, PluralKey>

export type Dictionary = Record<string, string | Plural>

/** The dictionary of one language, as the API answers it. */
export function dictionaryOf(language: LanguageCode): Dictionary {
  const side = language === 'arb' ? 'ar' : 'en'
  return Object.fromEntries(Object.entries(allWords).map(([key, word]) => [key, word[side]]))
}
