import { expect, type Page } from '@playwright/test'
import { arbOnThePhone, enOnThePhone } from './runs.ts'
import { isAlive, test } from './visit.ts'

/** Where the page stands: its place, and where a card is on the screen. */
async function placeOf(page: Page, card: number) {
  return page.evaluate((index) => {
    const cards = document.querySelectorAll('main article')
    const top = cards[index]?.getBoundingClientRect().top ?? Number.NaN
    return { place: Math.round(scrollY), top: Math.round(top) }
  }, card)
}

for (const { what, path, hasMore, tag } of [
  { what: 'a list with more products', path: '/product-list', hasMore: true, tag: arbOnThePhone },
  { what: 'a search', path: '/search?q=abaya', hasMore: false, tag: enOnThePhone },
  { what: 'the home page', path: '/home', hasMore: false, tag: arbOnThePhone },
] as const) {
  test(`Back and a reload show ${what} where it was left`, { tag }, async ({ visit }) => {
    const { page, t, open } = visit
    await open(path)
    const cards = page.getByRole('main').getByRole('article')
    if (hasMore) {
      await page.getByRole('link', { name: t('show_more') }).click()
      await expect.poll(() => cards.count()).toBeGreaterThan(24)
    }
    const count = await cards.count()
    const last = Math.max(count - 3, 1)
    await cards.nth(last).scrollIntoViewIfNeeded()
    const before = await placeOf(page, last)
    expect(before.place).toBeGreaterThan(300)

    await cards.nth(last).getByRole('link').first().click()
    await page.waitForURL(/product-details/)
    await page.goBack()
    await expect(cards).toHaveCount(count)
    await expect.poll(() => placeOf(page, last)).toEqual(before)

    await page.reload({ waitUntil: 'domcontentloaded' })
    await isAlive(page)
    await expect(cards).toHaveCount(count)
    await expect.poll(() => placeOf(page, last)).toEqual(before)

    // From a page that was reloaded, too.
    await cards.nth(last).getByRole('link').first().click()
    await page.waitForURL(/product-details/)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await isAlive(page)
    await page.goBack()
    await expect(cards).toHaveCount(count)
    await expect.poll(() => placeOf(page, last)).toEqual(before)
  })
}
