import { expect, type Page } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { onThePhone, arbOnThePhone } from './runs.ts'
import { products, putInCart } from './shopping.ts'
import { expectSound } from './sound.ts'
import { openTab, test, type Visit } from './visit.ts'

/** A browser that can install the shop, as Chrome on Android: it sends its prompt after the page has loaded. */
async function canInstall({ context }: Visit) {
  await context.addInitScript(() => {
    Object.assign(window, { isPromptHeld: false })
    addEventListener('load', () => {
      // The page listens once its own code has come.
      const timer = setInterval(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true })
        const prompt = async () => void Object.assign(window, { isPrompted: true })
        if (dispatchEvent(Object.assign(event, { prompt }))) return
        clearInterval(timer)
        Object.assign(window, { isPromptHeld: true })
      }, 50)
    })
  })
}

/**
 * Opens a page as the first of a visit, and waits until the shop has counted the visit and holds the prompt of the
 * browser, if that sends one: from then on, only the shop's rule decides whether the app is suggested.
 */
async function visitShop({ page, open }: Visit, visits: number, path = '/home') {
  await open(path)
  await page.waitForFunction((counted) => {
    const { isPromptHeld = true } = window as { isPromptHeld?: boolean }
    return isPromptHeld && localStorage.getItem('visits')?.endsWith(counted)
  }, `"value":${visits}}`)
  await page.waitForLoadState('load')
}

async function openList({ page, language }: Visit) {
  await page
    .locator(`main a[href^="${languagePath(language, '/product-list')}"]`)
    .first()
    .click()
  await page.waitForURL(/product-list/)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Continues from the cart to the checkout by its links, within the same document. */
async function openCheckout({ page, t }: Visit) {
  await page.getByRole('button', { name: t('summary_checkout') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('guest_checkout_guest') })
    .click()
  await page.waitForURL(/\/checkout/)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).waitFor()
}

function suggestion({ page, t }: Pick<Visit, 'page' | 't'>) {
  return page.getByRole('complementary', { name: t('install_title') })
}

/**
 * What is stored of the last suggestion, with its moment; null if there was none. It is stored together with the change
 * of the page, before the strip is drawn, so it shows that none will be drawn.
 */
function lastSuggestion({ page }: Visit): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('install_suggested'))
}

test(
  'the app is suggested on the second visit with the next page, and once closed not again',
  { tag: onThePhone },
  async ({ visit }) => {
    await canInstall(visit)
    await visitShop(visit, 1)
    await openList(visit)
    expect(await lastSuggestion(visit)).toBe(null)
    await expect(suggestion(visit)).toHaveCount(0)

    const second = await openTab(visit.context, visit)
    await visitShop(second, 2)
    expect(await lastSuggestion(second)).toBe(null)
    await expect(suggestion(second)).toHaveCount(0)
    await openList(second)
    await suggestion(second).waitFor()
    await expectSound(second, 'of the suggested app')
    await suggestion(second)
      .getByRole('button', { name: visit.t('close') })
      .click()
    await expect(suggestion(second)).toHaveCount(0)

    await expectNoMore(second, 3)
  },
)

test(
  'the app is suggested at once on the page of an order, and not again in the next visit',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    await canInstall(visit)
    await visit.open('/order/0123456789abcdef0123456789abcdef')
    await suggestion(visit).waitFor()
    await expectNoMore(visit, 3)
  },
)

test(
  'a press installs the shop with the prompt of the browser',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    await canInstall(visit)
    await visitShop(visit, 1)
    const second = await openTab(visit.context, visit)
    await visitShop(second, 2)
    await openList(second)
    await suggestion(second)
      .getByRole('button', { name: visit.t('install_add') })
      .click()
    await expect(suggestion(second)).toHaveCount(0)
    expect(await isPrompted(second.page)).toBe(true)
  },
)

test.describe('an iPhone', { tag: onThePhone }, () => {
  test.use({
    deviceScaleFactor: 3,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })

  test('is shown how its user adds the shop by hand, until the user pays', async ({ visit }) => {
    await putInCart(visit, products.hind)
    await visitShop(visit, 1)
    const second = await openTab(visit.context, visit)
    await visitShop(second, 2)
    await openList(second)
    const share = suggestion(second).getByText(visit.t('install_share'), { exact: true })
    await share.waitFor()
    await expectSound(second, 'of the suggested app on an iPhone')
    await second.page.getByRole('link', { name: visit.t('units_in_cart', { count: 1 }) }).click()
    await second.page.waitForURL(/\/cart$/)
    await share.waitFor()
    await openCheckout(second)
    await expect(suggestion(second)).toHaveCount(0)
  })

  test('has a picture of its size for the moment in which the installed shop starts', async ({
    visit,
  }) => {
    const { page } = visit
    await visitShop(visit, 1)
    const address = await page
      .locator('link[rel="apple-touch-startup-image"]')
      .evaluate((link: HTMLLinkElement) => link.href)
    const picture = await page.request.get(address)
    expect(picture.headers()['content-type']).toBe('image/png')
    // A PNG states its width and height after the first sixteen bytes.
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1170, 2532])
  })

  test('is not shown it where the user pays, but on the page after that', async ({ visit }) => {
    await putInCart(visit, products.hind)
    await visitShop(visit, 1)
    const second = await openTab(visit.context, visit)
    await visitShop(second, 2, '/cart')
    await openCheckout(second)
    expect(await lastSuggestion(second)).toBe(null)
    await expect(suggestion(second)).toHaveCount(0)
    await second.page.goBack()
    await second.page.waitForURL(/\/cart$/)
    await suggestion(second).waitFor()
  })
})

/** Expects that the next visit has no other suggestion, neither with its first page nor with the next one. */
async function expectNoMore(visit: Visit, visits: number) {
  const last = await lastSuggestion(visit)
  const next = await openTab(visit.context, visit)
  await visitShop(next, visits)
  await openList(next)
  expect(await lastSuggestion(next)).toBe(last)
  await expect(suggestion(next)).toHaveCount(0)
}

function isPrompted(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isPrompted' in window)
}
