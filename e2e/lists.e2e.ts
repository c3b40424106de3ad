import { expect } from '@playwright/test'
import { hasFocus, pressOn } from './keyboard.ts'
import { arbOnDesktop, enOnDesktop } from './runs.ts'
import { test } from './visit.ts'

test('a colour that is pressed on a card shows its picture, and the card leads to it', async ({
  visit: { page, open, say },
}) => {
  await open('/product-list/best_seller')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: say('Noor', 'نور') }) })
  const picture = card.locator('img').first()
  expect(await picture.getAttribute('src')).toContain('noor--black--front')
  const navy = card.getByRole('radio', { name: say('Navy', 'كحلي') })
  const box = await navy.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(22)
  await navy.check()
  await expect
    .poll(() => card.locator('img').first().getAttribute('src'))
    .toContain('noor--navy--front')
  await card.getByRole('link').click()
  await page.waitForURL(/product-details\/noor\?item=noor-navy$/)
})

test(
  'one press leads past the filters to the products',
  { tag: arbOnDesktop },
  async ({ visit: { page, t, open } }) => {
    await open('/product-list')
    await pressOn(page, page.getByRole('button', { name: t('skip_filters') }))
    await page.keyboard.press('Tab')
    await expect(page.locator('aside :focus')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect
      .poll(() => hasFocus(page.getByRole('article').first().getByRole('link')))
      .toBe(true)
  },
)

test('the home page shows no product count of a list with fewer than twelve products', async ({
  visit: { page, open },
}) => {
  await open('/home')
  const links = page.getByRole('main').locator('a[href*="/product-list/"]')
  await links.first().waitFor()
  for (const text of await links.allTextContents()) {
    for (const [number] of text.matchAll(/\d+/g)) expect(Number(number)).toBeGreaterThanOrEqual(12)
  }
})

test(
  'a wide desktop window shows four products in a row and pictures within the width of the page',
  { tag: enOnDesktop },
  async ({ visit: { page, open } }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await open('/product-list')
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(4)

    await open('/product-details/noor')
    const { before, after } = await page.evaluate(() => {
      const images = [...document.querySelectorAll('main section ul img')]
      const column = document.querySelector('main h1')?.closest('.wrap > div')
      const edges = [...images, ...(column ? [column] : [])].map((element) =>
        element.getBoundingClientRect(),
      )
      return {
        before: Math.min(...edges.map(({ left }) => left)),
        after: document.documentElement.clientWidth - Math.max(...edges.map(({ right }) => right)),
      }
    })
    expect(Math.abs(before - after)).toBeLessThan(2)
    expect(before).toBeGreaterThan(100)
  },
)

test(
  'a list of fewer than twelve products shows its number only when a filter is applied',
  { tag: enOnDesktop },
  async ({ visit: { page, t, open } }) => {
    await open('/product-list/best_seller')
    await page.getByRole('article').first().waitFor()
    const number = page.getByText(t('units', { count: 8 }), { exact: true })
    // Only the text for screen readers contains the number.
    expect(await number.allInnerTexts()).toHaveLength(1)
    await open('/product-list/best_seller?color=black')
    const few = await page.getByRole('article').count()
    expect(
      await page.getByText(t('units', { count: few }), { exact: true }).count(),
    ).toBeGreaterThan(1)
  },
)
