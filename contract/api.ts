import { accountApi } from './account.ts'
import { cartApi } from './cart.ts'
import { catalogApi } from './catalog.ts'
import { checkoutApi } from './checkout.ts'
import { deliveryApi } from './delivery.ts'
import { identityApi } from './identity.ts'
import { languageApi } from './language-api.ts'
import { ordersApi } from './orders.ts'
import { paymentsApi } from './payments.ts'
import { contentApi, shopApi } from './shop.ts'
import { wishlistApi } from './wishlist.ts'

/** Every call of the product. OpenAPI, the typed client and the tests walk this list. */
export const api = {
  ...languageApi,
  ...shopApi,
  ...contentApi,
  ...catalogApi,
  ...cartApi,
  ...wishlistApi,
  ...deliveryApi,
  ...identityApi,
  ...accountApi,
  ...checkoutApi,
  ...ordersApi,
  ...paymentsApi,
}

type Api = typeof api

/** Endpoints by what a client writes: `'POST guest-cart/add-to-cart'`. */
export type ApiByAddress = {
  [K in keyof Api as `${Api[K]['method']} ${Api[K]['path']}`]: Api[K]
}
