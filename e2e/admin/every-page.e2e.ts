import { expect } from '@playwright/test'
import { eachLanguage, enOnDesktop } from '../runs.ts'
import { orderAsGuest } from '../ordering.ts'
import { products } from '../shopping.ts'
import { test } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

/** The pages of the navigation, and those of a few things in them. */
const pages = [
  '/',
  '/orders',
  '/orders/packing',
  '/production',
  '/returns',
  '/visits',
  '/visits/calendar',
  '/money',
  '/products',
  '/stock',
  '/stock/NOOR-BLACK-54',
  '/stock/count',
  '/discounts',
  '/discounts/new',
  '/catalogue',
  '/catalogue?kind=colors',
  '/customers',
  '/reviews',
  '/credit',
  '/content',
  '/content/menus',
  '/content/banners',
  '/settings',
  '/settings/shop',
  '/settings/delivery',
  '/settings/visits',
  '/settings/connections',
  '/settings/connections/tabby',
  '/staff',
  '/audit',
  '/account',
]

test('everybody can use every page of the admin', { tag: eachLanguage }, async ({ visit }) => {
  test.slow()
  const { page } = visit
  const blocked = await watchPolicy(visit)
  await page.goto('/home')
  await orderAsGuest(visit, products.mawj, { email: `pages-${visit.language}@example.com` })
  await signInAsOwner(visit)
  for (const path of pages) {
    await page.goto(`/admin${path === '/' ? '' : path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await test.step(path, () => expectUsable(visit))
  }
  expect(blocked).toEqual([])
})

test(
  'an order, a product and a place are found from every page by keyboard',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    await page.goto('/home')
    const { orderNumber } = await orderAsGuest(visit, products.mawj, { email: 'find@example.com' })
    await signInAsOwner(visit)
    await page.goto('/admin/settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const find = async (words: string) => {
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('dialog').getByRole('combobox').fill(words)
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    }
    await find(orderNumber.slice(-4))
    await page.getByRole('option', { name: orderNumber }).waitFor()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderNumber}$`))
    await find('Noor')
    await page.getByRole('option', { name: 'Noor' }).first().click()
    await expect(page).toHaveURL(/\/admin\/products\/noor$/)
    await find(t('admin_stock'))
    await page.getByRole('option', { name: t('admin_stock') }).click()
    await expect(page).toHaveURL(/\/admin\/stock$/)
  },
)
