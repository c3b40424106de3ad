import { expect } from '@playwright/test'
import { findSmallFields } from './barriers.ts'
import { onThePhone } from './runs.ts'
import { products, putInCart } from './shopping.ts'
import { test } from './visit.ts'

/** The pages with fields; `expectSound` holds every other screen to the same rule. */
const pages = [
  { path: '/home', fields: 1 },
  { path: '/search', fields: 1 },
  { path: '/product-list', fields: 1 },
  { path: '/checkout', fields: 2 },
  { path: '/contact', fields: 3 },
  { path: '/faq', fields: 1 },
  { path: '/find-order', fields: 2 },
  { path: '/home-service', fields: 3 },
  { path: '/custom-size-modal', fields: 3 },
  { path: '/user-login', fields: 1 },
  { path: '/user-registration', fields: 2 },
  { path: '/forgot-password', fields: 1 },
  { path: '/no-such-page', fields: 1 },
]

test(
  'no phone enlarges a page when a field is pressed, and every shopper may enlarge it',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, open } = visit
    await putInCart(visit, products.mawj)
    for (const { path, fields } of pages) {
      await open(path)
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
      const typed = page.locator('input:not([type=radio], [type=checkbox]), select, textarea')
      await expect.poll(() => typed.count(), path).toBeGreaterThanOrEqual(fields)
      expect.soft(await findSmallFields(page), path).toEqual([])
    }
    const viewport = page.locator('meta[name="viewport"]')
    expect(await viewport.getAttribute('content')).not.toMatch(/maximum-scale|user-scalable/)
  },
)
