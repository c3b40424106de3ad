import { expect } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { expectSound } from './sound.ts'
import { eachLanguage } from './runs.ts'
import { isAlive, test, type Visit } from './visit.ts'

const unknown = '0123456789abcdef0123456789abcdef'

type Address = { path: string; status?: number }

/** Every address of the specification with an example in its place, and those we added. */
const addresses: Record<string, Address[]> = {
  'the lists of products': [
    { path: 'home' },
    { path: 'product-list' },
    { path: 'product-list/best_seller' },
    { path: 'product-list/latest_collection' },
    { path: 'product-list/limited_edition' },
    { path: 'product-list/open' },
    { path: 'product-list/open/work' },
    { path: 'product-list?size=50&color=pink&price_max=30000' },
    { path: 'product-list/no-such-list', status: 404 },
  ],
  'the pages of a product and the search': [
    { path: 'product-details/noor' },
    { path: 'product-details/lulua' },
    { path: 'product-details/no-such-piece', status: 404 },
    { path: 'newzoompage?item=noor-black' },
    { path: 'newzoompage' },
    { path: 'newzoompage?item=no-such-item', status: 404 },
    { path: 'search' },
    { path: 'search?q=noor' },
    { path: 'search?q=xyzzyq' },
  ],
  'the pages of buying': [
    { path: 'cart' },
    { path: 'checkout' },
    { path: 'belling-details' },
    { path: 'guest-checkout-modal' },
    { path: 'custom-size-modal' },
    { path: `payment/${unknown}` },
  ],
  'the pages of an order': [
    { path: 'invoice' },
    { path: `invoice?order=${unknown}` },
    { path: `order/${unknown}` },
    { path: `order-details/${unknown}` },
    { path: `review/${unknown}` },
    { path: 'find-order' },
    { path: 'order-cancel-modal' },
    { path: 'new-delivery/RM-20400' },
  ],
  'the pages of an account': [
    { path: 'user-login' },
    { path: 'user-registration' },
    { path: 'forgot-password' },
    { path: 'set-password' },
    { path: 'my-account' },
    { path: 'my-order' },
    { path: 'my-wishlist' },
    { path: 'my-measurements' },
    { path: `wishlist/${unknown}` },
    { path: 'notifications' },
    { path: 'user-address' },
    { path: 'edit-address/1' },
    { path: 'edit-address/new' },
    { path: 'my-visits' },
  ],
  'the pages to read': [
    { path: 'contact' },
    { path: 'home-service' },
    { path: `home-service/${unknown}` },
    { path: 'faq' },
    { path: 'about' },
    { path: 'terms' },
    { path: 'privacy-policy' },
    { path: 'delivery-and-returns' },
    { path: 'made-to-measure' },
    { path: 'size-guide' },
    { path: 'offline' },
    { path: 'no-such-page', status: 404 },
    { path: 'no/such/page', status: 404 },
  ],
}

test.describe('every page', { tag: eachLanguage }, () => {
  for (const [group, pages] of Object.entries(addresses)) {
    test(`${group} answer and are sound`, async ({ visit }) => {
      for (const page of pages) {
        await test.step(`/${page.path}`, () => expectPage(visit, page))
      }
    })
  }
})

test('/invoice without an order asks the shop for no document', async ({ visit }) => {
  const asked: string[] = []
  visit.page.on('request', (request) => void asked.push(request.url()))
  await visit.open('/invoice')
  await visit.page.getByRole('heading', { name: visit.t('order_unknown') }).waitFor()
  expect(asked.filter((url) => url.includes('/tax-documents'))).toEqual([])
})

test(
  '/ and /home/ lead home',
  { tag: eachLanguage },
  async ({ visit: { page, say, language } }) => {
    for (const path of ['/', '/home/']) {
      await page.goto(`${say('', '/ar')}${path}`)
      expect(new URL(page.url()).pathname).toBe(languagePath(language, '/home'))
    }
  },
)

/** Opens a page by its address, as a visitor from elsewhere does. */
async function expectPage(visit: Visit, { path, status = 200 }: Address) {
  const { page, language, say } = visit
  const answer = await page.goto(languagePath(language, `/${path}`), {
    waitUntil: 'domcontentloaded',
  })
  expect.soft(answer?.status(), `the status of /${path}`).toBe(status)
  await isAlive(page)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  expect.soft(await page.title(), `the title of /${path}`).toMatch(/\S.* · \S/)
  expect.soft(await page.evaluate(() => document.documentElement.lang)).toBe(say('en', 'ar'))
  expect.soft(await heading.count(), `the headings of /${path}`).toBe(1)
  await expectSound(visit, `of /${path}`)
}
