import { languagePath } from '@rimal/contract/language'
import { expect, type Response } from '@playwright/test'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  email,
  fillContact,
  products,
  nameOf,
  payBy,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { arbOnThePhone, eachLanguage, enOnThePhone } from './runs.ts'
import { findShop } from './shop.ts'
import { newContext, openTab, test, type Visit } from './visit.ts'

test('the policy of the page blocks nothing of ours', { tag: eachLanguage }, async ({ visit }) => {
  const { page, context, t, open } = visit
  const blocked: string[] = []
  await context.exposeFunction('notifyBlocked', (what: string) => void blocked.push(what))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { notifyBlocked } = window as unknown as { notifyBlocked(what: string): void }
      notifyBlocked(`${violatedDirective} ${blockedURI}`)
    })
  })
  for (const path of ['/home', '/product-list', '/search?q=noor', '/faq', '/contact']) {
    await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await open('/product-details/noor')
  await page.getByRole('button', { name: t('sew_to_measure') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('custom_size_save') })
    .waitFor()
  await bringToPayment(visit, products.mawj)
  await payBy(visit, 'card')
  await decideAtSimulator(visit, 'approve')
  await seeConfirmation(visit)
  await page.getByRole('link', { name: t('order_invoice') }).click()
  await page.getByText(t('invoice_total_vat')).first().waitFor()
  expect(blocked).toEqual([])
})

test(
  'browsing sets no cookie; the cart sets one that scripts cannot read',
  { tag: enOnThePhone },
  async ({ visit }) => {
    const { page, context, t, open } = visit
    const asked: Promise<string>[] = []
    const look = (response: Response) => {
      // The check of the cookie jar below covers responses that the browser has dropped meanwhile.
      const cookie = response.headerValue('set-cookie').catch(() => null)
      asked.push(cookie.then((value) => (value ? `${response.url()} ${value}` : '')))
    }
    page.on('response', look)
    for (const path of ['/home', '/product-list', '/product-details/mawj', '/cart']) {
      // The cart is the last request of the page.
      const askedForCart = page.waitForResponse(/get-cart/)
      await open(path)
      await (await askedForCart).finished()
    }
    page.off('response', look)
    expect((await Promise.all(asked)).filter(Boolean)).toEqual([])
    expect(await context.cookies()).toEqual([])

    await open('/product-details/mawj?item=mawj-midnight')
    await page.getByRole('radio', { name: '56', exact: true }).click()
    await page
      .getByRole('button', { name: t('add_to_cart') })
      .first()
      .click()
    await page.waitForURL(/\/cart$/)
    const cookies = await context.cookies()
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  },
)

test(
  'a page that is cached for everyone is the same for a shopper with a full cart',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, t, language, context, open } = visit
    await putInCart(visit, products.mawj)
    await open('/checkout')
    await fillContact(visit)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await page.getByLabel(t('address_area'), { exact: true }).waitFor()
    const [guest] = await context.cookies()
    expect(guest?.value).toMatch(/^[0-9a-f]{32}$/)

    for (const path of shared) {
      const address = languagePath(language, path)
      let own = await context.request.get(address)
      let text = ''
      // Between the two requests, somebody may buy the last unit, or a review may appear.
      await expect
        .poll(
          async () => {
            own = await context.request.get(address)
            const anyones = await fetch(new URL(address, findShop().address))
            text = await own.text()
            return text === (await anyones.text())
          },
          { message: `${path} is the same` },
        )
        .toBe(true)
      expect(own.headers()['cache-control'], path).toMatch(/^public/)
      expect(own.headers()['set-cookie'], path).toBe(undefined)
      expectNothingOf(visit, text, guest?.value)
    }
    for (const path of personal) {
      const answer = await context.request.get(languagePath(language, path))
      expect(answer.headers()['cache-control'], path).toBe('no-store')
      expectNothingOf(visit, await answer.text(), guest?.value)
    }
  },
)

const shared = [
  '/home',
  '/product-list',
  '/product-list/best_seller?size=58',
  '/product-details/mawj?item=mawj-midnight',
  '/search?q=mawj',
  '/faq',
  '/contact',
  '/find-order',
]
const personal = ['/cart', '/checkout', '/checkout?step=payment', '/belling-details', '/my-account']

function expectNothingOf(visit: Visit, html: string, guest = '') {
  for (const secret of [nameOf(visit), email, '505550186', guest]) {
    expect(html).not.toContain(secret)
  }
}

test(
  'another guest sees neither the cart nor the order of the first',
  { tag: enOnThePhone },
  async ({ visit: first }) => {
    const second = await openTab(await newContext(first), first)
    await putInCart(first, products.mawj)
    expect((await callShop(second, 'guest-cart/get-cart')).count).toBe(0)
    await second.open('/cart')
    await second.page.getByRole('heading', { name: second.t('cart_empty_title') }).waitFor()
  },
)

test('personal answers are not cached', { tag: enOnThePhone }, async ({ visit }) => {
  await putInCart(visit, products.mawj)
  for (const path of ['guest-cart/get-cart', 'checkout/get-checkout']) {
    const answer = await visit.context.request.get(`/api/${path}`)
    expect(answer.headers()['cache-control'], path).toMatch(/no-store|private/)
  }
})

test(
  'a page of another site cannot change the cart of a shopper',
  { tag: enOnThePhone },
  async ({ visit }) => {
    await putInCart(visit, products.mawj)
    const answer = await visit.context.request.post('/api/guest-cart/apply-discount', {
      data: { code: 'WELCOME10' },
      headers: { origin: 'https://other.example' },
    })
    expect(answer.status()).toBe(403)
  },
)
