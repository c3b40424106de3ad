import { textIn } from '@rimal/contract/language'
import { expect, type Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { hasFocus, pressOn } from './keyboard.ts'
import { products, putInCart } from './shopping.ts'
import { arbOnDesktop, eachLanguage, enOnDesktop } from './runs.ts'
import { test } from './visit.ts'

/** Messages that the shop shows by itself: strips that disappear, and alerts that must be read. */

const aMinute = 60_000

test(
  'a removal can be undone for as long as the shopper needs, without a mouse',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t, open, language } = visit
    const name = textIn(products.nada.name, language)
    await putInCart(visit, products.nada)
    await page.clock.install()
    await open('/cart')
    const heading = page.getByRole('main').getByRole('heading', { name })
    await pressOn(page, page.getByRole('button', { name: t('cart_remove_of', { name }) }))
    await heading.waitFor({ state: 'hidden' })
    await page.clock.runFor(aMinute)
    // A message without a button disappears by itself.
    await Promise.all([
      page.getByText(t('cart_restored', { name })).waitFor(),
      pressOn(page, page.getByRole('button', { name: t('cart_undo') })),
    ])
    await heading.waitFor()
    await page.clock.runFor(aMinute)
    await page.getByText(t('cart_restored', { name })).waitFor({ state: 'hidden' })
  },
)

test('a message that stays disappears when the shopper closes it', async ({ visit }) => {
  const { page, t, open, language } = visit
  const name = textIn(products.nada.name, language)
  await putInCart(visit, products.nada)
  await open('/cart')
  await page.getByRole('button', { name: t('cart_remove_of', { name }) }).click()
  const said = page.locator('[aria-live]').filter({ hasText: t('cart_removed', { name }) })
  await said.waitFor()
  expect(await findBarriers(page)).toEqual([])
  await said.getByRole('button', { name: t('close') }).click()
  await page.getByText(t('cart_removed', { name })).waitFor({ state: 'hidden' })
})

test(
  'the live region is ready before a strip shows a message',
  { tag: arbOnDesktop },
  async ({ visit: { page, open } }) => {
    await open('/home')
    // Screen readers ignore elements that are not displayed, and announce changes of elements that were there
    // before.
    const region = page.locator('[popover][aria-live]')
    expect(await region.textContent()).toBe('')
    expect(await region.evaluate((element) => getComputedStyle(element).display)).toBe('block')
  },
)

test('cleared measurements can be restored in the dialog that cleared them', async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-details/noor?item=noor-black')
  await page.getByRole('button', { name: t('sew_to_measure') }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox').first()
  await field.fill('56')
  await dialog.getByRole('button', { name: t('custom_size_clear') }).click()
  expect(await field.inputValue()).toBe('')
  const said = dialog.locator('[aria-live]').filter({ hasText: t('custom_size_cleared') })
  await said.getByRole('button', { name: t('custom_size_undo') }).click()
  expect(await field.inputValue()).toBe('56')
})

test(
  'an alert says what it is about, and its button is at hand',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const { id, color, size } = products.nada
    const message = 'sold out meanwhile'
    await refuse(page, '**/api/guest-cart/add-to-cart', message)
    await open(`/product-details/${id}?item=${color}`)
    await page.getByRole('radio', { name: String(size), exact: true }).click()
    await page
      .getByRole('button', { name: t('add_to_cart') })
      .first()
      .click()
    const alert = page.getByRole('alertdialog', { name: t('error_title') })
    await alert.getByText(message).waitFor()
    expect(await describedBy(page)).toBe(message)
    expect(await hasFocus(alert.getByRole('button', { name: t('ok') }))).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await alert.waitFor({ state: 'hidden' })
  },
)

/** Answers as the shop does when a product sells out between loading the page and pressing the button. */
async function refuse(page: Page, address: string, message: string) {
  await page.route(address, (route) => route.fulfill({ json: { errorCode: 204, message } }))
}

function describedBy(page: Page): Promise<string> {
  return page.getByRole('alertdialog').evaluate((dialog) => {
    const id = dialog.getAttribute('aria-describedby')
    return (id && document.getElementById(id)?.textContent) || ''
  })
}
