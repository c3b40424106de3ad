import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { newPhone, register, seeAccount } from './logging-in.ts'
import {
  bringToPayment,
  nameOf,
  payBy,
  type Product,
  products,
  placeButton,
  seeConfirmation,
} from './shopping.ts'
import { eachLanguage, journey, openTab, type Visit } from './visit.ts'

journey('the tabs of a browser renew their login one after the other', async (visit) => {
  const { page, context, open } = visit
  await open('/user-login')
  await register(visit, newPhone())
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

journey(
  'of a login scripts can read who she is, and nothing that opens anything',
  async (visit) => {
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
  },
)

journey('the first pieces of two tabs lie in one bag', async (visit) => {
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

journey(
  'the badge of the bag follows in every tab of a guest, whatever the languages of the tabs',
  async (visit) => {
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
    // Two tabs that show one bag in two languages must not ask for it in turns for ever.
    expect(asked.filter((url) => url.includes('/get-cart')).length).toBeLessThan(8)
    await other.page.close()
  },
  eachLanguage,
)

journey(
  'a tab that shows the bag says the number of the order that another tab placed',
  async (visit) => {
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
    for (const { page } of [cart, checkout]) {
      const main = page.getByRole('main')
      await main.getByRole('link', { name: number }).click()
      await page.waitForURL(/\/order\//)
      await page.close()
    }
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

/** Presses the button that puts a piece into the bag. */
async function choose({ page, t, open }: Visit, { id, color, size }: Product) {
  await open(`/product-details/${id}?item=${color}`)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
}
