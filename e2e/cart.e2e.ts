import { randomUUID } from 'node:crypto'
import { formatMoney } from '@rimal/contract/money'
import { expect } from '@playwright/test'
import { callShop, nameOf, products, putInCart } from './shopping.ts'
import { staff } from './staff/client.ts'
import { eachLanguage, onThePhone } from './runs.ts'
import { test, type Visit } from './visit.ts'

const code = 'WELCOME10'

test(
  'a screen reader announces the current total with each change of the cart',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.nada)
    await open('/cart')
    const name = visit.say(products.nada.name.en, products.nada.name.ar)
    await page
      .getByRole('button', { name: `${t('one_more')}${t('list_separator')}${name}` })
      .click()
    await hear(visit, t('cart_changed', { name, quantity: 2 }))

    await page.getByRole('button', { name: t('summary_code_add') }).click()
    await page.getByLabel(t('summary_code'), { exact: true }).fill(code)
    await page.getByRole('button', { name: t('summary_code_apply'), exact: true }).click()
    await hear(visit, t('summary_code_applied', { code }))

    await page.getByRole('button', { name: t('summary_code_remove', { code }) }).click()
    await hear(visit, t('summary_code_removed'))
  },
)

/**
 * Expects the announcement of the event with the total that the cart shows, and no other announcement of a total.
 */
async function hear({ page, t }: Visit, event: string) {
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('summary_total') })
  await expect.poll(() => said.allTextContents().then((all) => all.join())).toContain(event)
  const total = page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${t('summary_total')}$`) })
    .filter({ visible: true })
  const amount = await total.locator('xpath=following-sibling::dd[1]').textContent()
  expect(await said.allTextContents()).toEqual([`${event}. ${t('summary_total')} ${amount}.`])
}

test('the announced code is applied to the cart with one press', async ({ visit }) => {
  const { page, t, open } = visit
  await open('/home')
  await page.getByRole('button', { name: new RegExp(code) }).click()
  const message = page.getByText(t('announcement_applied', { code }))
  await message.waitFor()
  await page.getByRole('link', { name: t('changed_cart') }).click()
  await page.waitForURL(/\/cart$/)
  const { totals } = await callShop(visit, 'guest-cart/get-cart')
  expect(totals.discountCode).toBe(code)
})

test(
  'a message hides neither the header nor the bar below',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.nada)
    await open('/cart')
    await page.getByRole('button', { name: new RegExp(code) }).click()
    const strip = page.getByText(t('announcement_applied', { code })).locator('xpath=..')
    await strip.waitFor()
    const header = await page.getByRole('banner').boundingBox()
    const bar = await page
      .getByRole('button', { name: t('summary_checkout') })
      .locator('xpath=..')
      .boundingBox()
    const message = await strip.boundingBox()
    if (!header || !bar || !message) throw new Error('One of them is not to be seen.')
    expect(message.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(message.y + message.height).toBeLessThanOrEqual(bar.y)
  },
)

test('a code is applied and removed in checkout, and the typed text stays', async ({ visit }) => {
  const { page, t, open, size } = visit
  await putInCart(visit, products.nada)
  await open('/checkout')
  const name = page.getByLabel(t('address_name'))
  await name.fill(nameOf(visit))
  if (size === 'phone') await page.getByText(t('checkout_summary', { count: 1 })).click()
  const main = page.getByRole('main')
  const seen = (text: string) => main.getByText(text, { exact: true }).filter({ visible: true })

  await main.getByRole('button', { name: t('summary_code_add') }).click()
  const field = page.getByLabel(t('summary_code'), { exact: true })
  await field.fill('NOSUCHCODE')
  await page.getByRole('button', { name: t('summary_code_apply'), exact: true }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await field.fill(code)
  await page.getByRole('button', { name: t('summary_code_apply'), exact: true }).click()
  await hear(visit, t('summary_code_applied', { code }))
  const cart = `guest-cart/get-cart?language_code=${visit.language}`
  const { totals } = await callShop(visit, cart)
  await seen(totals.promotions[0].title).waitFor()

  await main.getByRole('button', { name: t('summary_code_remove', { code }) }).click()
  await hear(visit, t('summary_code_removed'))
  expect(await name.inputValue()).toBe(nameOf(visit))
})

test('a code with a minimum says how much is missing, and applies once the cart reaches the minimum', async ({
  visit,
}) => {
  const { page, t, open, language } = visit
  const waiting = `MORE-${randomUUID().slice(0, 8).toUpperCase()}`
  const title = visit.say('For two pieces', 'لقطعتين')
  await staff('add-promotion')({
    title: { en: 'For two pieces', ar: 'لقطعتين' },
    code: waiting,
    kind: 'percent',
    percent: 20,
    minimum: 100_000,
  })
  await putInCart(visit, products.nada)
  await open('/cart')
  await page.getByRole('button', { name: t('summary_code_add') }).click()
  await page.getByLabel(t('summary_code'), { exact: true }).fill(waiting)
  await page.getByRole('button', { name: t('summary_code_apply'), exact: true }).click()
  await hear(visit, t('summary_code_waits', { code: waiting }))
  const { codeRefusal } = await callShop(visit, 'guest-cart/get-cart')
  const amount = formatMoney(codeRefusal.missing, { currency: 'AED', language })
  await page.getByText(t('summary_code_minimum', { amount })).waitFor()

  const name = visit.say(products.nada.name.en, products.nada.name.ar)
  await page.getByRole('button', { name: `${t('one_more')}${t('list_separator')}${name}` }).click()
  await page.getByText(title, { exact: true }).waitFor()
  await page
    .getByText(t('summary_code_applied', { code: waiting }))
    .first()
    .waitFor()
})

test('continuing to shop leads back to the list that the shopper came from', async ({ visit }) => {
  const { page, t, open } = visit
  const list = '/product-list/best_seller?sort=newest'
  await putInCart(visit, products.nada)
  await open('/cart')
  const on = page.getByRole('link', { name: t('cart_continue') })
  await on.click()
  await page.waitForURL(/\/product-list\/latest_collection$/)
  await open(list)
  await open('/cart')
  await on.click()
  await page.waitForURL((url) => url.href.endsWith(list))
})

test('the cart page shows products that are not in the cart, and the best reviewed ones when the cart is empty', async ({
  visit,
}) => {
  const { page, t, open, say } = visit
  await open('/cart')
  const loved = page.getByRole('region', { name: t('best_reviewed') })
  await expect(loved.getByRole('article')).toHaveCount(4)

  await putInCart(visit, products.nada)
  await open('/cart')
  const others = page.getByRole('region', { name: t('also_like') })
  await expect(others.getByRole('article')).toHaveCount(4)
  const name = say(products.nada.name.en, products.nada.name.ar)
  expect(await others.getByRole('heading', { name, exact: true }).count()).toBe(0)
})
