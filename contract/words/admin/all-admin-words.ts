import type { Plural } from '../word.ts'
import { measurementWords } from '../measurements.ts'
import { addressWords } from './addresses.ts'
import { auditActionWords } from './audit.ts'
import { adminContentWords } from './content.ts'
import { connectionWords } from './connections.ts'
import { contentDraftWords } from './content-drafts.ts'
import { staffCreditWords } from './credit.ts'
import { discountWords } from './discounts.ts'
import { adminCustomerWords } from './customers.ts'
import { formWords } from './form.ts'
import { groupWords } from './groups.ts'
import { catalogueSearchWords } from './catalogue-search.ts'
import { collectionOrderWords } from './collection-order.ts'
import { sizeChartWords } from './size-charts.ts'
import { importWords } from './imports.ts'
import { listWords } from './lists.ts'
import { adminMessageWords } from './messages.ts'
import { bannerWords } from './banners.ts'
import { linkTargetWords } from './link-targets.ts'
import { menuWords } from './menus.ts'
import { moneyWords } from './money.ts'
import { waitingWords } from './waiting.ts'
import { orderListWords } from './order-list.ts'
import { orderTimelineWords } from './order-timeline.ts'
import { adminOrderWords } from './orders.ts'
import { paletteWords } from './palette.ts'
import { passkeyWords } from './passkeys.ts'
import { peopleWords } from './people.ts'
import { placeWords } from './places.ts'
import { adminPictureWords } from './pictures.ts'
import { adminProductionWords } from './production.ts'
import { adminShellWords } from './shell.ts'
import { productGridWords } from './product-grid.ts'
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
  ...placeWords,
  ...formWords,
  ...listWords,
  ...refusedFieldWords,
  ...adminProductWords,
  ...productGridWords,
  ...addressWords,
  ...groupWords,
  ...catalogueSearchWords,
  ...collectionOrderWords,
  ...sizeChartWords,
  ...adminContentWords,
  ...contentDraftWords,
  ...importWords,
  ...settingWords,
  ...connectionWords,
  ...setupWords,
  ...signInWords,
  ...passkeyWords,
  ...peopleWords,
  ...adminOrderWords,
  ...orderListWords,
  ...orderTimelineWords,
  ...waitingWords,
  ...adminCustomerWords,
  ...paletteWords,
  ...adminProductionWords,
  ...adminReturnWords,
  ...adminVisitWords,
  ...stockWords,
  ...adminPictureWords,
  ...staffReviewWords,
  ...discountWords,
  ...menuWords,
  ...bannerWords,
  ...linkTargetWords,
  ...moneyWords,
  ...adminMessageWords,
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
