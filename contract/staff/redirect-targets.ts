/** What the address of an earlier shop can lead to. No TypeBox here: the admin ships this file. */
export const redirectKinds = ['product', 'list', 'page'] as const
export type RedirectKind = (typeof redirectKinds)[number]

/** The pages of the shop that an earlier address can lead to; each is there in both languages. */
export const redirectPages = [
  '/home',
  '/product-list',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy-policy',
  '/delivery-and-returns',
  '/size-guide',
  '/made-to-measure',
  '/home-service',
  '/find-order',
] as const

/** The characters of an address. */
export const maxRedirectPath = 300
/** The redirects that one call adds; a longer list takes several calls. */
export const redirectsAtOnce = 50

/**
 * Why a redirect was not added. `other_site`: the address is not of this shop. `query`: it has a `?`. `reserved`: no page
 * can be there. `unknown`: the shop has no such product, list or page. `taken`: the address leads somewhere already.
 */
export const redirectFaults = [
  'malformed',
  'other_site',
  'query',
  'reserved',
  'unknown',
  'taken',
] as const
export type RedirectFault = (typeof redirectFaults)[number]
