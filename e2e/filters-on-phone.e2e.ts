import { expect } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { cut, opener, untilStored } from './copies.ts'
import { arbOnThePhone, onThePhone } from './runs.ts'
import { openDistantShop } from './shop-at-a-distance.ts'
import { isAlive, test, type Visit } from './visit.ts'

const scrolled = ({ page }: Visit) => page.evaluate(() => Math.round(scrollY))

async function openFilters({ page, t }: Visit) {
  await page.getByRole('button', { name: t('filter'), exact: true }).click()
  return page.getByRole('dialog')
}

test(
  'a list that was filtered is shown from its beginning, and Back returns to the place before',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, open, say } = visit
    await open('/product-list')
    await isAlive(page)
    await page.evaluate(() => scrollTo(0, 1400))
    await expect.poll(() => scrolled(visit)).toBe(1400)
    const sheet = await openFilters(visit)
    for (const color of [say('White', 'أبيض'), say('Beige', 'بيج')]) {
      await sheet.getByRole('button', { name: color }).click()
      await sheet.getByRole('button', { name: color, pressed: true }).waitFor()
    }
    await sheet.locator('[data-foot-bar]').getByRole('button').last().click()
    await expect(sheet).toBeHidden()
    const first = page.getByRole('main').getByRole('article').first()
    await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(0)

    await page.goBack()
    await page.waitForURL(/product-list$/)
    await expect.poll(async () => Math.abs((await scrolled(visit)) - 1400)).toBeLessThan(40)
  },
)

test(
  'a card shows the colour that was filtered for, and its own colour without the filter',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, open, say } = visit
    await open('/product-list/best_seller')
    await isAlive(page)
    const picture = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: say('Noor', 'نور') }) })
      .locator('img')
      .first()
    await expect.poll(() => picture.getAttribute('src')).toContain('noor--black--front')
    const sheet = await openFilters(visit)
    const blue = sheet.getByRole('button', { name: say('Blue', 'أزرق') })
    await blue.click()
    await expect.poll(() => picture.getAttribute('src')).toContain('noor--navy--front')
    await blue.click()
    await expect.poll(() => picture.getAttribute('src')).toContain('noor--black--front')
  },
)

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'filters and search say what they need, and the list stays',
    { tag: arbOnThePhone },
    async ({ visit }) => {
      const { page, t, say } = visit
      await using shop = await openDistantShop()
      await opener(visit, shop)('/product-list/best_seller')
      await untilStored(page, languagePath(visit.language, '/product-list/best_seller'))
      await isAlive(page)
      const searchLink = page.getByRole('banner').getByRole('link', { name: t('search') })
      await searchLink.click()
      const search = page.getByRole('dialog').getByRole('combobox')
      await search.waitFor()
      await page.keyboard.press('Escape')

      await cut(visit, shop, true)
      const sheet = await openFilters(visit)
      await sheet.locator('[aria-pressed="false"]').first().click()
      await sheet.getByText(t('list_needs_connection')).waitFor()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await page.getByRole('main').getByRole('article').first().waitFor()

      await searchLink.click()
      await search.fill(say('crepe', 'كريب'))
      await page.getByRole('dialog').getByText(t('search_unreached')).waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')

      // What was refused is no step for Back: the choice after it is.
      const again = await openFilters(visit)
      await again.locator('[aria-pressed="false"]').first().click()
      await cut(visit, shop, false)
      await again.locator('[aria-pressed="false"]').first().click()
      await again.locator('[aria-pressed="true"]').first().waitFor()
      await page.keyboard.press('Escape')
      await page.goBack()
      await page.waitForURL(/best_seller$/)
    },
  )
})
