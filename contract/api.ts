import { accountApi } from './account.ts'
import { cancellingApi } from './cancelling.ts'
import { cartApi } from './cart.ts'
import { catalogApi } from './catalog.ts'
import { checkoutApi } from './checkout.ts'
import { creditApi } from './credit/credit.ts'
import { customSizesApi } from './custom-sizes.ts'
import { deliveryApi } from './delivery.ts'
import { identityApi } from './identity.ts'
import { taxDocumentsApi } from './tax/tax-documents.ts'
import { languageApi } from './language-api.ts'
import { notificationsApi } from './notifications.ts'
import { catalogueDeskApi } from './desk/catalogue-desk.ts'
import { makingApi } from './desk/making.ts'
import { offersApi } from './desk/offers.ts'
import { orderDeskApi } from './desk/order-desk.ts'
import { refundsApi } from './desk/refunds.ts'
import { pricesApi } from './desk/prices.ts'
import { settingsApi } from './desk/settings.ts'
import { returnDeskApi } from './desk/returns.ts'
import { ordersApi } from './orders.ts'
import { paymentsApi } from './payments.ts'
import { returnsApi } from './returns/returns.ts'
import { reviewsApi } from './reviews.ts'
import { contentApi, shopApi } from './shop.ts'
import { staffApi } from './staff.ts'
import { visitsApi } from './visits.ts'
import { wishlistApi } from './wishlist.ts'

/** Every call of the product. OpenAPI, the typed client and the tests walk this list. */
export const api = {
  ...languageApi,
  ...shopApi,
  ...contentApi,
  ...catalogApi,
  ...cartApi,
  ...customSizesApi,
  ...wishlistApi,
  ...notificationsApi,
  ...deliveryApi,
  ...identityApi,
  ...accountApi,
  ...checkoutApi,
  ...creditApi,
  ...ordersApi,
  ...cancellingApi,
  ...taxDocumentsApi,
  ...paymentsApi,
  ...orderDeskApi,
  ...makingApi,
  ...refundsApi,
  ...returnsApi,
  ...returnDeskApi,
  ...reviewsApi,
  ...offersApi,
  ...settingsApi,
  ...catalogueDeskApi,
  ...pricesApi,
  ...staffApi,
  ...visitsApi,
}

type Api = typeof api

/** Endpoints by what a client writes: `'POST guest-cart/add-to-cart'`. */
export type ApiByAddress = {
  [K in keyof Api as `${Api[K]['method']} ${Api[K]['path']}`]: Api[K]
}
