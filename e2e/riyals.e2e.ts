import { expect } from '@playwright/test'
import { products } from './shopping.ts'
import { eachLanguage } from './runs.ts'
import { openStorage, test, type Visit } from './visit.ts'

const dirhams = /AED|د\.إ/
const riyals = /SAR|ر\.س/

test(
  'a shopper in Saudi Arabia reads riyals on every page that shows products, and no dirham beside them',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, size } = visit
    await openFromRiyadh(visit)
    await expectRiyals(visit, 'main')
    await open('/product-list/best_seller')
    await expectRiyals(visit, 'main')
    await open('/search?q=abaya')
    await expectRiyals(visit, 'main')
    await open('/my-wishlist')
    await page.getByRole('article').first().waitFor()
    await expectRiyals(visit, 'main')
    await open(`/product-details/${products.hala.id}`)
    await expectRiyals(visit, 'main')
    await expectRiyals(visit, '[data-foot-bar]')
    await page.getByRole('main').getByRole('img', { name: 'mada' }).waitFor()
    await page.getByRole('button', { name: t('instalments_how') }).click()
    await expectRiyals(visit, 'dialog[open]')
    await page.keyboard.press('Escape')
    const strip = page.getByRole('complementary', { name: t('announcements') })
    expect(await strip.textContent()).not.toMatch(dirhams)
    if (size === 'desktop') expect(await strip.textContent()).toMatch(riyals)
  },
)

test(
  'a shopper in Saudi Arabia filters by riyals, and the address says so to everybody else',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, size, say } = visit
    await openFromRiyadh(visit)
    await open('/product-list')
    if (size === 'phone') await page.getByRole('button', { name: t('filter'), exact: true }).click()
    const panel = size === 'phone' ? page.getByRole('dialog') : page.getByRole('main')
    await expectRiyals(visit, size === 'phone' ? 'dialog[open]' : 'main aside')
    const most = panel.getByRole('slider', { name: t('price_highest') })
    await expect.poll(() => most.getAttribute('aria-valuetext')).toMatch(riyals)
    const to = panel.getByLabel(t('price_to'), { exact: true })
    await to.fill('610')
    await to.press('Enter')
    await page.waitForURL(/price_max=61000&price_currency=SAR$/)
    if (size === 'phone') await page.getByRole('button', { name: t('close') }).click()
    const chip = page.getByRole('list', { name: t('filters_chosen') })
    await chip.getByText(say('Up to SAR 610', 'حتى 610 ر.س')).waitFor()
    await expectRiyals(visit, 'main')
    const prices = await page.getByRole('article').allTextContents()
    for (const text of prices) expect(amountIn(text)).toBeLessThanOrEqual(610)
    // Noor costs 590 dirhams and 610 riyals.
    expect(prices.some((text) => text.includes(say('Noor', 'نور')))).toBe(true)

    // The same address in the Emirates: the filter is what it was, the prices beside it are of there.
    await page.evaluate(() => localStorage.setItem('delivery_country', 'AE'))
    await page.reload()
    await chip.getByText(say('Up to SAR 610', 'حتى 610 ر.س')).waitFor()
    await expect.poll(() => page.getByRole('article').first().textContent()).toMatch(dirhams)
    expect(await page.getByRole('article').count()).toBe(prices.length)
  },
)

test(
  'an amount that a shopper in Saudi Arabia searches for is an amount of riyals',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, say } = visit
    await openFromRiyadh(visit)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('search'), exact: true })
      .click()
    const field = page.getByRole('combobox')
    await field.fill(say('under 600', 'أقل من ٦٠٠'))
    const proposed = page.getByRole('listbox')
    await proposed.getByRole('option').first().waitFor()
    await expectRiyals(visit, '[role=listbox]')
    for (const option of await proposed.getByRole('option').allTextContents()) {
      if (riyals.test(option)) expect(amountIn(option)).toBeLessThanOrEqual(600)
    }
    await field.press('Enter')
    await page.waitForURL(/product-list\?price_max=60000&price_currency=SAR$/)
    const chip = page.getByRole('list', { name: t('filters_chosen') })
    await chip.getByText(say('Up to SAR 600', 'حتى 600 ر.س')).waitFor()
    await expectRiyals(visit, 'main')
  },
)

async function openFromRiyadh(visit: Visit) {
  const { page, open } = visit
  await openStorage(visit)
  await page.evaluate((itemId) => {
    localStorage.setItem('delivery_country', 'SA')
    localStorage.setItem('rimal-wishlist', JSON.stringify({ itemIds: [itemId] }))
  }, products.hala.color)
  await open('/home')
}

async function expectRiyals({ page }: Visit, selector: string) {
  const text = async () => (await page.locator(selector).allTextContents()).join(' ')
  await expect.poll(text).toMatch(riyals)
  expect(await text()).not.toMatch(dirhams)
}

/** The amount before or after the sign of the riyal. */
function amountIn(text: string): number {
  const [, after, before] = /SAR\s*([\d,]+)|([\d,]+)\s*ر\.س/.exec(text) ?? []
  return Number((after ?? before ?? '').replaceAll(',', ''))
}
