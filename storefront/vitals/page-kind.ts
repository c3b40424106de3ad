import { languageOfPath } from '@rimal/contract/language'
import type { PageKind } from '@rimal/contract/pages/web-vitals'

/** By the first part of the path; what is not here is `other`. */
const kinds: Record<string, PageKind> = {
  home: 'home',
  'product-list': 'list',
  search: 'search',
  'product-details': 'product',
  newzoompage: 'product',
  cart: 'cart',
  'guest-checkout-modal': 'checkout',
  checkout: 'checkout',
  'belling-details': 'checkout',
  payment: 'checkout',
  order: 'order',
  invoice: 'order',
  'order-return': 'order',
  'my-return': 'order',
  'find-order': 'order',
  'my-account': 'account',
  'my-order': 'account',
  'order-details': 'account',
  'my-wishlist': 'account',
  'user-address': 'account',
  'user-login': 'account',
  'user-registration': 'account',
}

/** Returns the kind of the page at a path; the path itself may contain a secret. */
export function pageKindOf(pathname: string): PageKind {
  const [, first = ''] = languageOfPath(pathname).path.split('/')
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? 'other') : 'other'
}
