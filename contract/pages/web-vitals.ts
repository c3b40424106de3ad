/** Closed lists of what browsers report of their page views. No TypeBox here: the browser ships this file. */

/** The web vitals of web.dev: loading, first content, first byte, answers to input, and shifts of the layout. */
export const vitals = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'] as const
export type Vital = (typeof vitals)[number]

/** The kinds of pages for which web vitals are counted apart. */
export const pageKinds = [
  'home',
  'list',
  'search',
  'product',
  'cart',
  'checkout',
  'order',
  'account',
  'other',
] as const
export type PageKind = (typeof pageKinds)[number]

/** How fast a browser takes its connection to be; `unknown` where it does not say. */
export const connectionClasses = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const
export type ConnectionClass = (typeof connectionClasses)[number]
