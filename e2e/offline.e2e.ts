import { expect } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import {
  ageOfToday,
  copyIn,
  cut,
  drawn,
  opener,
  seeAbout,
  storedPaths,
  untilStored,
} from './copies.ts'
import { logOutByMenu, newEmail, register, seeAccount } from './logging-in.ts'
import { eachLanguage } from './runs.ts'
import { openDistantShop } from './shop-at-a-distance.ts'
import { expectSound } from './sound.ts'
import { textsOf } from './texts.ts'
import { isAlive, test, type Visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

const password = 'sand and the sea'

test(
  'a page that was seen is read without a connection, with its age, and other pages say what can be read',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t } = visit
    await using shop = await openDistantShop()
    const open = opener(visit, shop)
    await open('/home')
    await untilStored(page, languagePath(visit.language, '/home'))
    await open('/product-details/noor')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await untilStored(page, languagePath(visit.language, '/product-details/noor'))

    await cut(visit, shop, true)
    await open('/product-details/noor')
    await page.getByText(ageOfToday(visit)).waitFor()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectSound(visit, 'of a product without a connection')
    await isAlive(page)
    const colors = page
      .getByRole('main')
      .getByRole('group', { name: t('choose_color') })
      .first()
    await colors.getByRole('radio').nth(1).click()
    await page.waitForURL(/item=/)
    expect(await page.getByText(ageOfToday(visit)).isVisible()).toBe(true)
    await page.getByRole('radio', { name: /^\d/ }).first().click()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('add_to_cart') })
      .first()
      .click()
    await page.getByRole('main').getByText(t('added_nothing')).first().waitFor()

    await page.goto(shop.address + languagePath(visit.language, '/product-details/lulua'))
    await page.getByRole('heading', { name: t('page_unreached') }).waitFor()
    await page.getByText(t('offline_text')).waitFor()
    expect(await page.getByText(ageOfToday(visit)).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Home'), exact: true })
      .waitFor()
    await expectSound(visit, 'of the page for no connection')
    await page.getByRole('main').getByRole('link', { name }).click()
    await page.waitForURL(/product-details\/noor$/)
    await page.getByText(ageOfToday(visit)).waitFor()

    await isAlive(page)
    await cut(visit, shop, false)
    await page.getByRole('button', { name: copyIn(visit, 'copy_reload') }).click()
    await expect(page.getByText(ageOfToday(visit))).toHaveCount(0)
    await page.getByRole('heading', { level: 1, name }).waitFor()
  },
)

test('the page that was asked for opens by itself once there is a connection', async ({
  visit,
}) => {
  const { page, t } = visit
  await using shop = await openDistantShop()
  await opener(visit, shop)('/home')
  await untilStored(page, languagePath(visit.language, '/home'))
  await cut(visit, shop, true)
  await page.goto(shop.address + languagePath(visit.language, '/about'))
  await page.getByRole('heading', { name: t('page_unreached') }).waitFor()
  await isAlive(page)
  await page.getByRole('button', { name: t('try_again') }).click()
  await page.getByText(t('offline_still')).waitFor()
  await cut(visit, shop, false)
  await page.waitForURL(shop.address + languagePath(visit.language, '/about'))
})

test('a shopper who changes the language without a connection reads the offline page in it', async ({
  visit,
}) => {
  const { page } = visit
  await using shop = await openDistantShop()
  await opener(visit, shop)('/home')
  await untilStored(page, languagePath(visit.language, '/home'))
  const other = visit.language === 'en' ? 'arb' : 'en'
  const isStored = (path: string) =>
    page.evaluate(async (it) => Boolean(await caches.match(it)), path)
  await expect.poll(() => isStored(languagePath(other, '/offline'))).toBe(true)
  await cut(visit, shop, true)
  if (visit.size === 'phone') await page.getByRole('button', { name: visit.t('menu') }).click()
  await page
    .getByRole('link', { name: other === 'en' ? 'English' : 'العربية' })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: textsOf(other)('page_unreached') }).waitFor()
})

test('a page that does not come on a bad line is shown as a copy, which can be replaced', async ({
  visit,
}) => {
  const { page } = visit
  await using shop = await openDistantShop()
  const about = await seeAbout(visit, shop)
  shop.setHeld(true)
  await page.goto(shop.address + about, { waitUntil: 'commit' })
  await page.getByText(ageOfToday(visit)).waitFor()
  shop.setHeld(false)
  await isAlive(page)
  // Another part of the page is the same copy.
  await page.evaluate(() => {
    location.hash = 'part'
  })
  await page.waitForURL(/#part$/)
  await drawn(page)
  expect(await page.getByText(ageOfToday(visit)).isVisible()).toBe(true)
  // The browser has always been online, so that no event says that the line is good again.
  await page.getByRole('button', { name: copyIn(visit, 'copy_reload') }).click()
  await expect(page.getByText(ageOfToday(visit))).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a copy of a product replaces no newer page, and the page says that something on it is a copy', async ({
  visit,
}) => {
  const { page, language } = visit
  await using shop = await openDistantShop()
  const open = opener(visit, shop)
  const read = '/api/product/get-product'
  await open('/about')
  await untilStored(page, languagePath(language, '/about'))
  await open('/product-details/noor')
  const heading = page.getByRole('heading', { level: 1 })
  const name = await heading.innerText()
  await expect.poll(() => storedPaths(page)).toContain(read)
  await page.evaluate(async (read) => {
    const [store = ''] = (await caches.keys()).filter((it) => it.endsWith('/store'))
    const cache = await caches.open(store)
    const keys = await cache.keys()
    for (const key of keys.filter(({ url }) => new URL(url).pathname === read)) {
      const copy = await cache.match(key, { ignoreVary: true })
      if (!copy) continue
      const envelope = await copy.json()
      envelope.result.name = 'The name of this morning'
      await cache.put(key, new Response(JSON.stringify(envelope), { headers: copy.headers }))
    }
  }, read)

  shop.setHeld(true, read)
  await open('/product-details/noor')
  await page.getByText(ageOfToday(visit)).waitFor()
  // The answer has come, so that the page could have drawn it.
  await page.waitForFunction(
    (read) => performance.getEntriesByType('resource').some(({ name }) => name.includes(read)),
    read,
  )
  await drawn(page)
  expect(await heading.innerText()).toBe(name)
})

test('pages that are opened from a page are stored too, and their copies are marked', async ({
  visit,
}) => {
  const { page } = visit
  await using shop = await openDistantShop()
  await opener(visit, shop)('/product-list')
  await untilStored(page, languagePath(visit.language, '/product-list'))
  const link = page.getByRole('main').getByRole('link').filter({ hasText: /./ })
  const product = link.and(page.locator('a[href*="product-details"]')).first()
  const address = new URL((await product.getAttribute('href')) ?? '', shop.address)
  await product.click()
  await page.waitForURL(address.href)
  await untilStored(page, address.pathname)

  await cut(visit, shop, true)
  await page.goBack()
  await page.waitForURL(/product-list$/)
  await page.reload()
  await page.getByText(ageOfToday(visit)).waitFor()
  await isAlive(page)
  await product.click()
  await page.waitForURL(address.href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(ageOfToday(visit)).waitFor()
})

test('the store of an earlier day is read until the shop answers on a new day, and is deleted then', async ({
  visit,
}) => {
  const { page } = visit
  await using shop = await openDistantShop()
  const open = opener(visit, shop)
  await seeAbout(visit, shop)
  const earlier = '2026-01-02/store'
  // An answer that arrives after the move would delete the store of the earlier day already.
  await cut(visit, shop, true)
  await page.evaluate(async (earlier) => {
    const [name = ''] = (await caches.keys()).filter((it) => it.endsWith('/store'))
    const [today, before] = await Promise.all([caches.open(name), caches.open(earlier)])
    for (const key of await today.keys()) {
      const found = await today.match(key, { ignoreVary: true })
      if (found) await before.put(key, found)
    }
    await caches.delete(name)
  }, earlier)

  await open('/about')
  await page.getByText(ageOfToday(visit)).waitFor()
  expect(await page.evaluate(() => caches.keys())).toContain(earlier)
  await cut(visit, shop, false)
  await open('/home')
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(earlier)
})

for (const { how, end } of [
  { how: 'logs out', end: logOutByMenu },
  {
    how: 'ends all sessions',
    async end(visit) {
      const { page, t } = visit
      await openAccount(visit)
      await page.getByRole('button', { name: t('sessions_end_all') }).click()
      await page.waitForURL(/\/home$/)
    },
  },
  {
    how: 'deletes the account',
    async end(visit) {
      const { page, t } = visit
      await openAccount(visit)
      await page.getByRole('button', { name: t('delete_account') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('password'), { exact: true }).fill(password)
      await dialog.getByRole('button', { name: t('delete_for_good') }).click()
      await page.waitForURL(/\/home$/)
    },
  },
  {
    how: 'was logged out by the shop',
    async end({ page, context }) {
      await context.clearCookies()
      await page.reload()
    },
  },
] satisfies { how: string; end: (visit: Visit) => Promise<void> }[]) {
  test(`nothing personal is stored but copies of a customer's pages, and what was seen is deleted when the customer ${how}`, async ({
    visit,
  }) => {
    const { page, t } = visit
    await using shop = await openDistantShop()
    const open = opener(visit, shop)
    const about = languagePath(visit.language, '/about')
    await open('/about')
    await untilStored(page, about)
    await open('/user-login')
    await register(visit, newEmail(), password)
    await seeAccount(visit)
    await open('/my-wishlist')
    await page.getByRole('heading', { level: 1, name: t('my_wishlist') }).waitFor()
    for (const path of ['/cart', '/my-measurements', '/checkout', '/my-order']) await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Scripts are the same for everybody; `own-pages-offline.e2e.ts` is about the copies of customers.
    const stored = (await storedPaths(page)).filter(
      (path) => !/^\/(assets|copies-of-customers)\//.test(path),
    )
    expect(stored).toContain(about)
    const personal =
      /cart|order|wishlist|measure|checkout|account|identity|notifications\/|custom-size/
    expect(stored.filter((path) => personal.test(path))).toEqual([])
    await end(visit)
    // The page that is opened then is stored like any other.
    await expect.poll(() => storedPaths(page)).not.toContain(about)
    expect(await page.evaluate(() => localStorage.getItem('first_app'))).toBeNull()
  })
}

/** Opens the account at the address of the shop that the page has. */
async function openAccount(visit: Visit) {
  const { page, language } = visit
  await page.goto(new URL(languagePath(language, '/my-account'), page.url()).href)
  await seeAccount(visit)
}
