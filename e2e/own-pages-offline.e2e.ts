import { expect, type Page } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { ageOfToday, cut, opener, storedPaths } from './copies.ts'
import { becomeCustomer, logOutByMenu, newEmail, register, seeAccount } from './logging-in.ts'
import { orderAsGuest } from './ordering.ts'
import { eachLanguage } from './runs.ts'
import { type DistantShop, openDistantShop } from './shop-at-a-distance.ts'
import { madeToOrder } from './shopping.ts'
import { expectSound } from './sound.ts'
import { openTab, test, type Visit } from './visit.ts'

test.use({ serviceWorkers: 'allow', preloadsCode: true })

test(
  'a customer reads the orders, the wishlist and the measurements without a connection, with their age',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t } = visit
    await using shop = await openDistantShop()
    const orderNumber = await becomeReader(visit, shop)
    const open = opener(visit, shop)

    await cut(visit, shop, true)
    await open('/my-order')
    await page.waitForURL(shop.address + languagePath(visit.language, '/my-order'))
    await page.getByRole('main').getByText(orderNumber).waitFor()
    await page.getByText(ageOfToday(visit)).waitFor()
    await expectSound(visit, 'of my orders without a connection')

    await page.goto(shop.address + languagePath(visit.language, '/size-guide'))
    await page.getByRole('heading', { name: t('page_unreached') }).waitFor()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('my_oders') }).waitFor()
    await main.getByRole('link', { name: t('my_wishlist') }).waitFor()
    await expectSound(visit, 'of the page for no connection, with the pages of a customer')
    await main.getByRole('link', { name: t('profiles_title') }).click()
    await page.getByRole('heading', { level: 1, name: t('profiles_title') }).waitFor()
    await page.getByText(ageOfToday(visit)).waitFor()
  },
)

const endings: { how: string; end: (visit: Visit, shop: DistantShop) => Promise<void> }[] = [
  { how: 'logs out', end: logOutByMenu },
  {
    how: 'was logged out by the shop',
    async end({ page, context }) {
      await context.clearCookies()
      await page.reload()
    },
  },
  {
    how: 'ends all sessions',
    async end(visit, shop) {
      await opener(visit, shop)('/my-account')
      const { page, t } = visit
      await page.getByRole('button', { name: t('sessions_end_all') }).click()
      await page.waitForURL(/\/home$/)
    },
  },
  {
    how: 'logs out in another tab',
    async end(visit, shop) {
      const other = await openTab(visit.context, visit)
      await opener(other, shop)('/home')
      await logOutByMenu(other)
      await visit.page.waitForURL(/\/home$/)
    },
  },
]

for (const { how, end } of endings) {
  test(`no copy of a customer's pages is left when the customer ${how}`, async ({ visit }) => {
    const { page, t } = visit
    await using shop = await openDistantShop()
    await becomeReader(visit, shop)
    const opened = await openedAt(page)
    await end(visit, shop)
    // The page is left with the login; one that is just being left answers nothing.
    await expect.poll(() => openedAt(page).catch(() => opened)).not.toBe(opened)
    await page.waitForLoadState()
    await expect.poll(() => ownCopies(page).catch(() => null)).toEqual([])
    await cut(visit, shop, true)
    await page.goto(shop.address + languagePath(visit.language, '/my-order'))
    await page.getByRole('heading', { name: t('page_unreached') }).waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: t('my_oders') })
        .count(),
    ).toBe(0)
  })
}

test('a customer reads no copies of the customer before', async ({ visit }) => {
  const { page } = visit
  await using shop = await openDistantShop()
  const open = opener(visit, shop)
  await becomeReader(visit, shop)
  const before = await ownCopies(page)
  // Another customer, without a logout in between.
  await visit.context.clearCookies()
  await becomeCustomer(visit)
  await open('/home')
  await expect
    .poll(async () => (await ownCopies(page)).filter((it) => before.includes(it)))
    .toEqual([])
})

/** Registers a customer who has an order, and waits until the pages of the customer are stored; returns its number. */
async function becomeReader(visit: Visit, shop: DistantShop): Promise<string> {
  const email = newEmail()
  const { orderNumber } = await orderAsGuest(visit, madeToOrder, { email })
  const open = opener(visit, shop)
  await open('/user-login')
  await register(visit, email)
  await seeAccount(visit)
  await open('/home')
  await expect.poll(async () => (await ownCopies(visit.page)).length).toBeGreaterThanOrEqual(3)
  for (const script of ['my-orders-page', 'profiles-page', 'wishlist-page']) {
    const isStored = (path: string) => path.startsWith(`/assets/${script}`)
    await expect.poll(async () => (await storedPaths(visit.page)).some(isStored)).toBe(true)
  }
  return orderNumber
}

async function ownCopies(page: Page): Promise<string[]> {
  const paths = await storedPaths(page)
  return paths.filter((path) => path.startsWith('/copies-of-customers/'))
}

/** When the document was opened that the page shows. */
function openedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}
