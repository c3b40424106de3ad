import { readFile } from 'node:fs/promises'
import { textIn } from '@rimal/contract/language'
import { expect, type Page } from '@playwright/test'
import {
  decideAtSimulator,
  email,
  fillCheckout,
  fillContact,
  fillDelivery,
  products,
  nameOf,
  orderNumberOn,
  payBy,
  phone,
  placeButton,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { startsLike } from './texts.ts'
import { arbOnThePhone, eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

test(
  'a guest finds a product, pays by card and finds the order again',
  { tag: eachLanguage },
  async ({ visit }) => {
    await goToBestSellers(visit)
    await narrow(visit)
    await chooseProduct(visit)
    await goToCheckout(visit)
    await fillCheckout(visit)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'approve')
    const number = await seeConfirmation(visit)
    expect(number).toMatch(/^RM-\d+$/)
    await seeInvoice(visit, number)
    await findAgain(visit, number)
  },
)

test('a browser that fills the contact at once leaves the shopper on the contact step', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await putInCart(visit, products.maha)
  await page.addInitScript(fillOnSight, { name: nameOf(visit), tel: phone, email })
  await open('/checkout')
  await page.waitForURL(/step=/)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await page.waitForURL(/step=delivery$/)
})

test('a shopper refused by the instalment provider reads why, and pays with another method', async ({
  visit,
}) => {
  const { page, t, say } = visit
  await putInCart(visit, products.maha)
  await visit.open('/checkout')
  await fillContact(visit)
  await page.getByLabel(t('address_phone'), { exact: true }).fill('50 555 0002')
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await fillDelivery(visit)
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  const lent = page.getByRole('radio', {
    name: startsLike(say('Pay in 4', 'قسّميها على 4 دفعات')),
  })
  await page.getByText(say('lends nothing to numbers', 'لا يُقسّط المحاكي')).waitFor()
  expect(await lent.isDisabled()).toBe(true)
  await payBy(visit, 'cash')
  await seeConfirmation(visit)
})

test(
  'a press to continue before the delivery methods are known takes effect once they are known',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.maha)
    await open('/checkout')
    await fillContact(visit)
    // The shop receives the country when the delivery step opens; only that call is held back, not the call with
    // the contact.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/api/checkout/save-draft', async (route) => {
      if (!route.request().postDataJSON().draft.contact) await pressed.promise
      await route.continue()
    })
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await fillDelivery(visit)
    await page.getByRole('button', { name: t('checkout_to_payment') }).click()
    pressed.resolve()
    await placeButton(visit).waitFor()
  },
)

async function goToBestSellers({ page, t, open }: Visit) {
  await open('/home')
  await page.getByRole('button', { name: t('menu') }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: t('best_seller') }).click()
  await page.getByRole('heading', { level: 1, name: t('best_seller') }).waitFor()
  await menu.waitFor({ state: 'hidden' })
}

/** Filters by size, then by colour: the list shows how many products are left, and its URL holds the choice. */
async function narrow(visit: Visit) {
  const { page, t, say, size } = visit
  const all = await countIn(visit)
  const onPhone = size === 'phone'
  if (onPhone) await page.getByRole('button', { name: t('filter'), exact: true }).click()
  const panel = onPhone
    ? page.getByRole('dialog')
    : page.getByRole('complementary', { name: t('filters_heading') })

  await panel.getByRole('button', { name: /^50\s*[,،]/ }).click()
  await page.waitForURL(/[?&]size=50(&|$)/)
  // The address changes before the list does.
  await expect.poll(() => countIn(visit)).toBeLessThan(all)
  const bySize = await countIn(visit)

  await panel.getByRole('button', { name: new RegExp(`^${say('Black', 'أسود')}\\s*[,،]`) }).click()
  await page.waitForURL(/[?&]color=black(&|$)/)
  await expect.poll(() => countIn(visit)).toBeLessThan(bySize)
  const byBoth = await countIn(visit)
  if (onPhone) {
    await panel.getByRole('button', { name: t('show_products', { count: byBoth }) }).click()
    await panel.waitFor({ state: 'hidden' })
  }

  await page.reload()
  const chosen = page.getByRole('list', { name: t('filters_chosen') })
  const sized = t('filter_remove', { name: t('size_named', { size: 50 }) })
  await chosen.getByRole('button', { name: sized }).waitFor()
  expect(await countIn(visit)).toBe(byBoth)
}

/** Returns the number of products, once the announced number and the shown number agree. */
async function countIn({ page, t }: Visit): Promise<number> {
  const list = page.getByRole('main')
  await expect
    .poll(async () => {
      const count = await list.getByRole('article').count()
      const said = await list.getByRole('status').textContent()
      return said === t('units', { count }) || `${count} are shown, “${said}” is said`
    })
    .toBe(true)
  return list.getByRole('article').count()
}

async function chooseProduct(visit: Visit) {
  const { page, t, say, language } = visit
  const name = textIn(products.maha.name, language)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()

  // Without a chosen size, the button says what is missing.
  await page
    .getByRole('button', { name: t('choose_a_size') })
    .first()
    .click()
  await page.getByText(t('size_needed')).waitFor()

  await page
    .getByRole('radio', { name: say('Plum', 'برقوقي') })
    .first()
    .check()
  await page.waitForURL(/item=maha-plum/)
  await page
    .getByRole('radio', { name: say('Black', 'أسود') })
    .first()
    .check()
  await page.waitForURL(/item=maha-black/)
  await page.getByRole('radio', { name: String(products.maha.size), exact: true }).click()
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
}

async function goToCheckout(visit: Visit) {
  const { page, t, language } = visit
  await page.waitForURL(/\/cart$/)
  const lines = page.getByRole('list', { name: t('cart_lines') })
  await lines.getByRole('heading', { name: textIn(products.maha.name, language) }).waitFor()
  expect(await lines.getByText(t('cart_size', { size: products.maha.size })).count()).toBe(1)
  await page.getByRole('link', { name: t('units_in_cart', { count: 1 }) }).waitFor()

  await page.getByRole('button', { name: t('summary_checkout') }).click()
  const ask = page.getByRole('dialog', { name: t('guest_checkout_title') })
  await ask.getByRole('link', { name: t('guest_checkout_guest') }).click()
  await page.waitForURL(/\/checkout\?step=contact$/)
}

/** The seller's tax number, and five per cent of what the price holds. */
async function seeInvoice(visit: Visit, number: string) {
  const { page, t } = visit
  await page.getByRole('link', { name: t('order_invoice') }).click()
  await page.waitForURL(/\/invoice\?order=/)
  await page.getByText(number).waitFor()
  const total = await amountBeside(page, t('invoice_total'))
  const vat = await amountBeside(page, t('invoice_total_vat'))
  expect(total).toBeGreaterThan(0)
  expect(vat).toBeCloseTo((total * 5) / 105, 1)
  expect(await amountBeside(page, t('invoice_total_net'))).toBeCloseTo(total - vat, 2)
  expect(await page.getByText(nameOf(visit)).count()).toBeGreaterThan(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('invoice_pdf') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

async function amountBeside(page: Page, term: string): Promise<number> {
  const row = page.getByRole('term').filter({ hasText: new RegExp(`${term}$|^${term}`) })
  const value = await row.last().locator('xpath=following-sibling::dd[1]').textContent()
  return Number(value?.replaceAll(/[^\d.]/g, ''))
}

async function findAgain(visit: Visit, number: string) {
  const { page, t, open } = visit
  await open('/find-order')
  await page.getByLabel(t('find_order_number')).fill(number)
  await page.getByLabel(t('find_order_contact')).fill('somebody@example.com')
  await page.getByRole('button', { name: t('find_order_submit') }).click()
  await page.getByText(t('find_order_none')).waitFor()
  await page.getByLabel(t('find_order_contact')).fill(email)
  await page.getByRole('button', { name: t('find_order_submit') }).click()
  await page.waitForURL(/\/order\//)
  await page.getByRole('heading', { level: 1, name: startsLike(t('order_is_placed')) }).waitFor()
  expect(await orderNumberOn(visit)).toBe(number)
}

/** Fills fields as a browser's autofill does: by their autocomplete names, as soon as they appear. */
function fillOnSight(remembered: Record<string, string>) {
  new MutationObserver(() => {
    for (const [name, value] of Object.entries(remembered)) {
      const field = document.querySelector<HTMLInputElement>(`input[autocomplete^="${name}"]`)
      if (!field || field.value) continue
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }).observe(document, { childList: true, subtree: true })
}
