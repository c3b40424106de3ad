import { expect } from 'vitest'
import { products } from './shopping.ts'
import { eachLanguage, journey, type Visit } from './visit.ts'

const dirhams = /AED|د\.إ/
const riyals = /SAR|ر\.س/

journey(
  'a shopper in Saudi Arabia reads riyals on every page that shows a price',
  async (visit) => {
    const { page, t, open, size } = visit
    await open('/home')
    await page.evaluate((itemId) => {
      localStorage.setItem('delivery_country', 'SA')
      localStorage.setItem('rimal-wishlist', JSON.stringify({ itemIds: [itemId] }))
    }, products.hala.color)
    await open('/home')
    await expectRiyals(visit, 'main')
    await open('/product-list/best_seller')
    await expectRiyals(visit, 'article')
    await open('/my-wishlist')
    await expectRiyals(visit, 'article')
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
  eachLanguage,
)

async function expectRiyals({ page }: Visit, selector: string) {
  const text = async () => (await page.locator(selector).allTextContents()).join(' ')
  await expect.poll(text).toMatch(riyals)
  expect(await text()).not.toMatch(dirhams)
}
