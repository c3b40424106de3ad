import { expect, type BrowserContext, type Page, type Route } from '@playwright/test'
import { becomeCustomer, newPhone, register, seeAccount } from './logging-in.ts'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  nameOf,
  payBy,
  type Product,
  products,
  placeButton,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { openTab, test, type Visit } from './visit.ts'

test('the tabs of a browser renew their login one after the other', async ({ visit }) => {
  const { page, context, open } = visit
  await becomeCustomer(visit)
  await open('/my-account')
  await seeAccount(visit)
  const other = await openTab(context, visit)
  await other.open('/my-account')
  await seeAccount(other)

  const asked = await hold(context, '**/api/identity/refresh')
  await Promise.all([page.reload(), other.page.reload()])
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => waitingFor(page, 'login')).toBe(1)
  expect(asked).toHaveLength(1)
  await asked[0]?.continue()
  await expect.poll(() => asked.length).toBe(2)
  await asked[1]?.continue()
  await Promise.all([seeAccount(visit), seeAccount(other)])
  expect(asked).toHaveLength(2)
  await other.page.close()
})

test('scripts can read the customer of a login, but no secret of the login', async ({ visit }) => {
  const { page, context, open } = visit
  await open('/user-login')
  await register(visit, newPhone(), 'sand and the sea')
  await seeAccount(visit)
  await open('/home')
  const stored = await page.evaluate(() => ({
    stored: [{ ...localStorage }, { ...sessionStorage }],
    cookie: document.cookie,
  }))
  expect(stored.cookie).toBe('')
  expect(JSON.parse(String(stored.stored[0]?.['first_app']))).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: nameOf(visit),
    email: null,
  })
  const text = JSON.stringify(stored.stored)
  expect(text).not.toMatch(/[0-9a-f]{64}/i)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toContain('rt')
  for (const { name, value, httpOnly } of cookies) {
    expect({ name, httpOnly, isStored: text.includes(value) }).toEqual({
      name,
      httpOnly: true,
      isStored: false,
    })
  }
})

test('the first products of two tabs are in one cart', async ({ visit }) => {
  const { page, context } = visit
  const other = await openTab(context, visit)
  const asked = await hold(context, '**/api/guest-cart/add-to-cart')
  await choose(visit, products.hind)
  await expect.poll(() => asked.length).toBe(1)
  await choose(other, products.hala)
  await expect.poll(() => waitingFor(page, 'guest')).toBe(1)
  expect(asked).toHaveLength(1)
  await asked[0]?.continue()
  await page.waitForURL(/\/cart$/)
  await expect.poll(() => asked.length).toBe(2)
  await asked[1]?.continue()
  await other.page.waitForURL(/\/cart$/)
  await other.page.getByRole('link', { name: other.t('units_in_cart', { count: 2 }) }).waitFor()
  await other.page.close()
})

test('the cart badge is updated in every tab of a guest, whatever the languages of the tabs', async ({
  visit,
}) => {
  const { page, context, open } = visit
  await open('/home')
  await badge(visit, 0).waitFor()
  const language = visit.language === 'en' ? 'arb' : 'en'
  const other = await openTab(context, { ...visit, language })
  await choose(other, products.hind)
  await badge(visit, 1).waitFor()
  await choose(other, products.hala)
  await badge(visit, 2).waitFor()

  const asked: string[] = []
  context.on('request', (request) => void asked.push(request.url()))
  for (const tab of [visit, other]) {
    await tab.open('/cart')
    await tab.page.getByRole('main').getByRole('article').first().waitFor()
  }
  await page.reload()
  await badge(visit, 2).waitFor()
  await hears(page, other.page)
  await hears(other.page, page)
  // Two tabs that show one cart in two languages must not request it in turns for ever.
  expect(asked.filter((url) => url.includes('/get-cart')).length).toBeLessThan(8)
  await other.page.close()
})

test('a tab that shows the cart names the order that another tab placed', async ({ visit }) => {
  const { context } = visit
  await bringToPayment(visit, products.hind)
  const cart = await openTab(context, visit)
  await cart.open('/cart')
  await badge(cart, 1).waitFor()
  const checkout = await openTab(context, visit)
  await checkout.open('/checkout')
  await placeButton(checkout).waitFor()

  await payBy(visit, 'cash')
  const number = await seeConfirmation(visit)
  await expectSound(cart, 'of a cart that another tab has emptied')
  for (const { page } of [cart, checkout]) {
    const main = page.getByRole('main')
    await main.getByText(startsLike(visit.t('order_elsewhere'))).waitFor()
    await main.getByRole('link', { name: number }).click()
    await page.waitForURL(/\/order\//)
    await page.close()
  }
})

test(
  'tabs that show the cart and the checkout lead to the payment of an order that another tab placed',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { context, t } = visit
    await bringToPayment(visit, products.hala)
    const cart = await openTab(context, visit)
    await cart.open('/cart')
    await badge(cart, 1).waitFor()
    const checkout = await openTab(context, visit)
    await checkout.open('/checkout')
    await placeButton(checkout).waitFor()

    await payBy(visit, 'card')
    await visit.page.waitForURL(/\/simulator\/pay\//)
    const { unpaid } = await callShop(visit, 'order/shopper-orders')
    const number = unpaid.orderNumber as string

    const strip = cart.page.getByRole('region', { name: t('unpaid_title') })
    await strip.getByText(t('order_elsewhere_unpaid')).waitFor()
    await strip.getByText(number).waitFor()
    await strip.getByRole('link', { name: t('unpaid_continue') }).waitFor()
    await badge(cart, 1).waitFor()
    await expectSound(cart, 'of a cart that another tab has ordered')

    await checkout.page.getByRole('heading', { level: 1, name: number }).waitFor()
    await checkout.page.getByText(t('order_elsewhere_pay')).waitFor()
    await expectSound(checkout, 'of a checkout that another tab has ordered')
    await checkout.page.getByRole('link', { name: t('unpaid_continue') }).click()
    await decideAtSimulator(checkout, 'approve')
    await seeConfirmation(checkout)
    await cart.page.getByRole('main').getByText(number).waitFor()
    await cart.page.getByRole('link', { name: t('payment_see_order') }).waitFor()
    await badge(cart, 0).waitFor()
    for (const { page } of [cart, checkout]) await page.close()
  },
)

/** One tab has heard of all that the other wrote to the storage of the browser before. */
async function hears(writer: Page, reader: Page) {
  const heard = reader.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('storage', ({ key }) => key === 'journey' && done())
        document.documentElement.dataset['listens'] = ''
      }),
  )
  await reader.locator('html[data-listens]').waitFor()
  await writer.evaluate(() => localStorage.setItem('journey', crypto.randomUUID()))
  await heard
  await reader.evaluate(() => delete document.documentElement.dataset['listens'])
}

function badge({ page, t }: Visit, count: number) {
  return page.getByRole('link', { name: t('units_in_cart', { count }) })
}

/** Calls that were sent and wait to be let through. */
async function hold(context: BrowserContext, address: string): Promise<Route[]> {
  const asked: Route[] = []
  await context.route(address, (route) => void asked.push(route))
  return asked
}

/** How many tabs wait until another one is done. */
function waitingFor(page: Page, lock: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name === wanted).length
  }, lock)
}

/** Opens a product and presses the button that adds it to the cart. */
async function choose({ page, t, open }: Visit, { id, color, size }: Product) {
  await open(`/product-details/${id}?item=${color}`)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
}
