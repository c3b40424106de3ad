import type { RouteObject } from 'react-router'

export type PageModule = Pick<RouteObject, 'loader' | 'Component' | 'handle' | 'shouldRevalidate'>

export type Page = {
  path: string
  /** The file of the page; it exports Component and, where needed, loader, handle, shouldRevalidate. */
  source: string
  /** A personal page is a small shell that the browser fills; no cache in between may store it. */
  personal?: true
}

/** Every address of the shop, spelled as the specification spells it; Arabic pages live at the same ones below /ar. */
const table = [
  { path: 'home', source: 'features/home/home-page.tsx' },
  { path: 'cart', source: 'features/cart/cart-page.tsx', personal: true },
  { path: 'queue', source: 'features/queue/queue-page.tsx', personal: true },
  {
    path: 'guest-checkout-modal',
    source: 'features/cart/guest-checkout/guest-checkout-page.tsx',
    personal: true,
  },
  {
    path: 'custom-size-modal',
    source: 'features/custom-size/custom-size-page.tsx',
    personal: true,
  },
  {
    path: 'checkout',
    source: 'features/checkout/checkout-page.tsx',
    personal: true,
  },
  {
    path: 'belling-details',
    source: 'features/checkout/billing-page.tsx',
    personal: true,
  },
  { path: 'my-credit', source: 'features/account/account-page.tsx', personal: true },
  { path: 'payment/:url', source: 'features/payments/payment-page.tsx', personal: true },
  { path: 'order/:orderToken', source: 'features/orders/order-page.tsx', personal: true },
  {
    path: 'invoice',
    source: 'features/orders/invoice/invoice-page.tsx',
    personal: true,
  },
  {
    path: 'order-return/:order',
    source: 'features/returns/request/return-request-page.tsx',
    personal: true,
  },
  { path: 'my-return/:returnToken', source: 'features/returns/return-page.tsx', personal: true },
  { path: 'find-order', source: 'features/orders/find-order-page.tsx' },
  { path: 'about', source: 'features/content/content-page.tsx' },
  { path: 'terms', source: 'features/content/content-page.tsx' },
  { path: 'privacy-policy', source: 'features/content/content-page.tsx' },
  { path: 'delivery-and-returns', source: 'features/content/content-page.tsx' },
  { path: 'faq', source: 'features/content/faq-page.tsx' },
  { path: 'made-to-measure', source: 'features/content/made-to-measure-page.tsx' },
  { path: 'size-guide', source: 'features/content/size-guide-page.tsx' },
  { path: 'home-service', source: 'features/visits/home-service-page.tsx' },
  {
    path: 'home-service/:visitToken',
    source: 'features/visits/visit-page.tsx',
    personal: true,
  },
  { path: 'my-visits', source: 'features/visits/my-visits-page.tsx', personal: true },
  { path: 'contact', source: 'features/contact/contact-page.tsx' },
  { path: 'user-login', source: 'features/identity/login-page.tsx', personal: true },
  { path: 'user-registration', source: 'features/identity/registration-page.tsx', personal: true },
  { path: 'forgot-password', source: 'features/identity/forgot-password-page.tsx', personal: true },
  { path: 'set-password', source: 'features/identity/set-password-page.tsx', personal: true },
  { path: 'my-account', source: 'features/account/account-page.tsx', personal: true },
  { path: 'my-order', source: 'features/orders/history/my-orders-page.tsx', personal: true },
  // The specification spells the parameter so.
  {
    path: 'order-details/:oderId',
    source: 'features/orders/history/my-orders-page.tsx',
    personal: true,
  },
  { path: 'review/:lineId', source: 'features/reviews/editor/review-page.tsx', personal: true },
  { path: 'my-wishlist', source: 'features/wishlist/wishlist-page.tsx', personal: true },
  { path: 'wishlist/:token', source: 'features/wishlist/shared-list-page.tsx', personal: true },
  {
    path: 'notifications',
    source: 'features/notifications/notifications-page.tsx',
    personal: true,
  },
  {
    path: 'my-measurements',
    source: 'features/custom-size/profiles/profiles-page.tsx',
    personal: true,
  },
  { path: 'user-address', source: 'features/account/account-page.tsx', personal: true },
  { path: 'edit-address/:addressId', source: 'features/account/account-page.tsx', personal: true },
  {
    path: 'order-cancel-modal',
    source: 'features/orders/cancellation/cancel-order-page.tsx',
    personal: true,
  },
  {
    path: 'new-delivery/:orderId',
    source: 'features/orders/history/my-orders-page.tsx',
    personal: true,
  },
  { path: 'product-list', source: 'features/catalog/list-page.tsx' },
  { path: 'product-list/:id', source: 'features/catalog/list-page.tsx' },
  { path: 'product-list/:id/:slug', source: 'features/catalog/list-page.tsx' },
  {
    path: 'product-details/:id',
    source: 'features/product/product-page.tsx',
  },
  { path: 'newzoompage', source: 'features/product/zoom/zoom-page.tsx' },
  { path: 'offline', source: 'features/offline/offline-page.tsx', personal: true },
  { path: 'search', source: 'features/search/search-page.tsx' },
  { path: '*', source: 'shell/not-found-page.tsx' },
] as const satisfies readonly Page[]

export type PagePath = (typeof table)[number]['path']
export const pages: readonly Page[] = table

const modules = import.meta.glob<PageModule>('./**/*-page.tsx')

export async function loadPage({ source }: Page): Promise<PageModule> {
  const load = modules[`./${source}`]
  if (!load) throw new Error(`${source} is in the table of pages, but is not a file.`)
  return load()
}
