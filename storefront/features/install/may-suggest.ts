/** What is known when a page is opened. */
export type Situation = {
  /** The path of the page, with its language. */
  path: string
  /** How often the shop was visited on this device, this visit included. */
  visits: number
  isInstalled: boolean
  /** Whether the app was suggested in the last 90 days. */
  wasSuggested: boolean
}

/** The first words of the paths where a suggestion would disturb: the shopper pays, types or waits. */
const busyPages = new Set([
  'checkout',
  'belling-details',
  'payment',
  'guest-checkout-modal',
  'custom-size-modal',
  'queue',
  'offline',
  'user-login',
  'user-registration',
  'forgot-password',
  'set-password',
  'edit-address',
  'new-delivery',
  'order-return',
  'order-cancel-modal',
  'find-order',
  'review',
  'contact',
])

/**
 * Whether a page may suggest to install the shop: on a second visit or after an order, since a shopper has then seen what
 * the shop is worth.
 */
export function maySuggest({ path, visits, isInstalled, wasSuggested }: Situation): boolean {
  const [, page = ''] = path.replace(/^\/ar(?=\/)/, '').split('/')
  if (isInstalled || wasSuggested || busyPages.has(page)) return false
  return visits > 1 || isOrderPage(path)
}

/** Whether a path, with its language, is the page of an order, which follows the payment. */
export function isOrderPage(path: string): boolean {
  return /^(\/ar)?\/order\//.test(path)
}

/**
 * Whether a browser adds apps to the home screen only by hand: Safari of iPhones and iPads. Other browsers there say
 * their own names, and iPads say that they are a Mac.
 */
export function installsByHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || isTouchedMac(userAgent, maxTouchPoints)
  return isApple && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent)
}

function isTouchedMac(userAgent: string, maxTouchPoints: number): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}
