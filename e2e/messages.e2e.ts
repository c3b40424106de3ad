import { textIn } from '@rimal/contract/language'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from './barriers.ts'
import { hasFocus, pressOn } from './keyboard.ts'
import { products, putInCart } from './shopping.ts'
import { onDesktop, eachLanguage, journey } from './visit.ts'

/** What the shop says by itself: strips that pass, and alerts that must be read. */

const aMinute = 60_000

journey(
  'a removal can be taken back for as long as she needs, without a mouse',
  async (visit) => {
    const { page, t, open, language } = visit
    const name = textIn(products.nada.name, language)
    await putInCart(visit, products.nada)
    await page.clock.install()
    await open('/cart')
    const heading = page.getByRole('main').getByRole('heading', { name })
    await pressOn(page, page.getByRole('button', { name: t('cart_remove_of', { name }) }))
    await heading.waitFor({ state: 'hidden' })
    await page.clock.runFor(aMinute)
    // What has nothing to be pressed goes by itself.
    await Promise.all([
      page.getByText(t('cart_restored', { name })).waitFor(),
      pressOn(page, page.getByRole('button', { name: t('cart_undo') })),
    ])
    await heading.waitFor()
    await page.clock.runFor(aMinute)
    await page.getByText(t('cart_restored', { name })).waitFor({ state: 'hidden' })
  },
  onDesktop,
)

journey('a message that stays goes when she sends it away', async (visit) => {
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

journey(
  'what a strip will say is listened to beforehand',
  async ({ page, open }) => {
    await open('/home')
    // What is not displayed is not listened to, and a reader hears changes of what was there.
    const region = page.locator('[popover][aria-live]')
    expect(await region.textContent()).toBe('')
    expect(await region.evaluate((element) => getComputedStyle(element).display)).toBe('block')
  },
  onDesktop,
)

journey('figures that were cleared come back where they were cleared', async (visit) => {
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

journey(
  'an alert says what it is about, and its button is at hand',
  async (visit) => {
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
  eachLanguage,
)

/** As when a piece goes between the page and the press. */
async function refuse(page: Page, address: string, message: string) {
  await page.route(address, (route) => route.fulfill({ json: { errorCode: 204, message } }))
}

function describedBy(page: Page): Promise<string> {
  return page.getByRole('alertdialog').evaluate((dialog) => {
    const id = dialog.getAttribute('aria-describedby')
    return (id && document.getElementById(id)?.textContent) || ''
  })
}
