import { languagePath, languages } from '../language.ts'

/** The pages that a link opens in the app where it is installed, without the language; `*` stands for the rest. */
const pages = [
  '/product-details/*',
  '/product-list/*',
  '/order/*',
  '/order-details/*',
  '/new-delivery/*',
  '/payment/*',
  '/my-return/*',
  '/home-service/*',
  '/wishlist/*',
] as const

/** The paths of the shop that open in the app, in every language; each ends with a `*` for the rest of it. */
export const appLinks: readonly string[] = languages.flatMap(({ code }) =>
  pages.map((page) => languagePath(code, page)),
)

/** Whether the path of an address of the shop opens in the app. */
export function isAppLink(path: string): boolean {
  return appLinks.some((link) => path.length >= link.length && path.startsWith(link.slice(0, -1)))
}

/** The address that opens the page of a payment in the app; `appId` is the scheme of the app's own addresses. */
export function appPaymentLink(appId: string, paymentToken: string): string {
  return `${appId}://payment/${paymentToken}`
}
