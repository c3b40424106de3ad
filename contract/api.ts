import { accountApi } from './account.ts'
import { cancellingApi } from './cancel-order.ts'
import { bannersApi } from './content/banners.ts'
import { cartApi } from './cart.ts'
import { catalogApi } from './catalog.ts'
import { homeApi } from './content/home.ts'
import { checkoutApi } from './checkout.ts'
import { creditApi } from './credit/credit.ts'
import { customSizesApi } from './custom-sizes.ts'
import { deliveryApi } from './delivery.ts'
import { identityApi } from './identity.ts'
import { taxDocumentsApi } from './tax/tax-documents.ts'
import { languageApi } from './language-api.ts'
import { notificationsApi } from './notifications.ts'
import { staffCreditApi } from './staff/credit.ts'
import { staffCustomersApi } from './staff/customers.ts'
import { passkeysApi } from './staff/passkeys.ts'
import { staffPaymentsApi } from './staff/payments.ts'
import { staffReviewsApi } from './staff/reviews.ts'
import { staffVisitsApi } from './staff/visits.ts'
import { staffCatalogApi } from './staff/weights.ts'
import { bulkApi } from './staff/lists/bulk.ts'
import { listFilesApi } from './staff/lists/list-files.ts'
import { listViewsApi } from './staff/lists/list-views.ts'
import { groupsApi } from './staff/groups.ts'
import { collectionOrderApi } from './staff/collection-order.ts'
import { searchRulesApi } from './staff/search-rules.ts'
import { sizeChartsApi } from './measure/size-charts.ts'
import { staffSizeChartsApi } from './staff/size-charts.ts'
import { staffHomeApi } from './staff/home.ts'
import { staffPagesApi } from './staff/pages.ts'
import { staffMessagesApi } from './staff/messages.ts'
import { staffWordsApi } from './staff/words.ts'
import { staffBannersApi } from './staff/banners.ts'
import { linkTargetsApi } from './staff/link-targets.ts'
import { staffMenusApi } from './staff/menus.ts'
import { importsApi } from './staff/imports.ts'
import { redirectsApi } from './staff/redirects.ts'
import { productionApi } from './staff/production.ts'
import { staffPicturesApi } from './staff/pictures.ts'
import { promotionsApi } from './staff/promotions.ts'
import { waitingApi } from './staff/waiting.ts'
import { orderNotesApi } from './staff/order-notes.ts'
import { orderTimelineApi } from './staff/order-timeline.ts'
import { papersApi } from './staff/papers.ts'
import { staffOrdersApi } from './staff/orders.ts'
import { refundsApi } from './staff/refunds.ts'
import { productGridApi } from './staff/product-grid.ts'
import { productPlacesApi } from './staff/product-places.ts'
import { staffProductsApi } from './staff/products.ts'
import { pricesApi } from './staff/prices.ts'
import { connectionsApi } from './staff/connections.ts'
import { settingsApi } from './staff/settings.ts'
import { shopQueueApi } from './staff/shop-queue.ts'
import { setupApi } from './staff/setup.ts'
import { staffReturnsApi } from './staff/returns.ts'
import { ordersApi } from './orders.ts'
import { paymentsApi } from './payments.ts'
import { queueApi } from './queue/queue.ts'
import { returnsApi } from './returns/returns.ts'
import { reviewsApi } from './reviews.ts'
import { contentApi, shopApi } from './shop.ts'
import { signInApi } from './staff/sign-in.ts'
import { staffApi } from './staff/staff.ts'
import { stockApi } from './staff/stock.ts'
import { visitsApi } from './visits.ts'
import { wishlistApi } from './wishlist.ts'

/** Every call of the product. OpenAPI, the typed client and the tests read this list. */
export const api = {
  ...languageApi,
  ...shopApi,
  ...contentApi,
  ...bannersApi,
  ...catalogApi,
  ...homeApi,
  ...cartApi,
  ...queueApi,
  ...customSizesApi,
  ...wishlistApi,
  ...notificationsApi,
  ...deliveryApi,
  ...identityApi,
  ...accountApi,
  ...checkoutApi,
  ...creditApi,
  ...staffCreditApi,
  ...staffCustomersApi,
  ...ordersApi,
  ...cancellingApi,
  ...taxDocumentsApi,
  ...paymentsApi,
  ...staffPaymentsApi,
  ...staffOrdersApi,
  ...orderNotesApi,
  ...orderTimelineApi,
  ...papersApi,
  ...waitingApi,
  ...productionApi,
  ...refundsApi,
  ...returnsApi,
  ...staffReturnsApi,
  ...reviewsApi,
  ...staffReviewsApi,
  ...promotionsApi,
  ...settingsApi,
  ...shopQueueApi,
  ...connectionsApi,
  ...setupApi,
  ...staffCatalogApi,
  ...groupsApi,
  ...collectionOrderApi,
  ...searchRulesApi,
  ...sizeChartsApi,
  ...staffSizeChartsApi,
  ...staffPagesApi,
  ...staffHomeApi,
  ...staffMessagesApi,
  ...staffWordsApi,
  ...staffMenusApi,
  ...staffBannersApi,
  ...linkTargetsApi,
  ...staffProductsApi,
  ...productPlacesApi,
  ...productGridApi,
  ...redirectsApi,
  ...importsApi,
  ...pricesApi,
  ...stockApi,
  ...staffPicturesApi,
  ...staffApi,
  ...signInApi,
  ...passkeysApi,
  ...visitsApi,
  ...staffVisitsApi,
  ...listViewsApi,
  ...bulkApi,
  ...listFilesApi,
}

type Api = typeof api

/** Endpoints by method and path, as a client names them: `'POST guest-cart/add-to-cart'`. */
export type ApiByAddress = {
  [K in keyof Api as `${Api[K]['method']} ${Api[K]['path']}`]: Api[K]
}
