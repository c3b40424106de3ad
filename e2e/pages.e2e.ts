import { type LanguageCode, languagePath } from '@rimal/contract/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectSound } from './sound.ts'
import { isAlive, eachLanguage, expectNoComplaints, newContext, openTab } from './visit.ts'

const unknown = '0123456789abcdef0123456789abcdef'

/** Every address of the specification with an example in its place, and those we added. */
const addresses: { path: string; status?: number }[] = [
  { path: 'home' },
  { path: 'product-list' },
  { path: 'product-list/best_seller' },
  { path: 'product-list/latest_collection' },
  { path: 'product-list/limited_edition' },
  { path: 'product-list/open' },
  { path: 'product-list/open/work' },
  { path: 'product-list?size=50&color=pink&price_max=30000' },
  { path: 'product-list/no-such-list', status: 404 },
  { path: 'product-details/noor' },
  { path: 'product-details/lulua' },
  { path: 'product-details/no-such-piece', status: 404 },
  { path: 'newzoompage?item=noor-black' },
  { path: 'newzoompage' },
  { path: 'newzoompage?item=no-such-item', status: 404 },
  { path: 'search' },
  { path: 'search?q=noor' },
  { path: 'search?q=xyzzyq' },
  { path: 'cart' },
  { path: 'checkout' },
  { path: 'belling-details' },
  { path: 'guest-checkout-modal' },
  { path: 'custom-size-modal' },
  { path: `payment/${unknown}` },
  { path: 'invoice' },
  { path: `invoice?order=${unknown}` },
  { path: `order/${unknown}` },
  { path: `order-details/${unknown}` },
  { path: `review/${unknown}` },
  { path: 'find-order' },
  { path: 'order-cancel-modal' },
  { path: 'new-delivery/RM-20400' },
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
  { path: 'contact' },
  { path: 'home-service' },
  { path: `home-service/${unknown}` },
  { path: 'my-visits' },
  { path: 'faq' },
  { path: 'about' },
  { path: 'terms' },
  { path: 'privacy-policy' },
  { path: 'delivery-and-returns' },
  { path: 'made-to-measure' },
  { path: 'size-guide' },
  { path: 'no-such-page', status: 404 },
  { path: 'no/such/page', status: 404 },
]

describe.each(eachLanguage)('in $language', ({ language, size }) => {
  let context: Awaited<ReturnType<typeof newContext>>
  beforeAll(async () => void (context = await newContext({ language, size })))
  afterAll(() => context.close())

  test.each(addresses)('/$path answers and is sound', async ({ path, status = 200 }) => {
    const visit = await openTab(context, { language, size })
    const { page } = visit
    const answer = await page.goto(languagePath(language, `/${path}`), {
      waitUntil: 'domcontentloaded',
    })
    expect.soft(answer?.status()).toBe(status)
    await isAlive(page)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
    expect.soft(await page.title()).toMatch(/\S.* · \S/)
    expect
      .soft(await page.evaluate(() => document.documentElement.lang))
      .toBe(language === 'arb' ? 'ar' : 'en')
    expect.soft(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectSound(visit)
    expectNoComplaints(visit)
    await page.close()
  })

  test('/invoice without an order asks the shop for no document', async () => {
    const visit = await openTab(context, { language, size })
    const asked: string[] = []
    visit.page.on('request', (request) => void asked.push(request.url()))
    await visit.open('/invoice')
    await visit.page.getByRole('heading', { name: visit.t('order_unknown') }).waitFor()
    expect(asked.filter((url) => url.includes('/tax-documents'))).toEqual([])
    expectNoComplaints(visit)
    await visit.page.close()
  })

  test.each(['/', '/home/'])('%s leads home', async (path) => {
    const page = await context.newPage()
    await page.goto(`${language === 'arb' ? '/ar' : ''}${path}`)
    expect(new URL(page.url()).pathname).toBe(homeOf(language))
    await page.close()
  })
})

function homeOf(language: LanguageCode): string {
  return languagePath(language, '/home')
}
