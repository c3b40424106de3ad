import { textIn } from '@rimal/contract/language'
import { expect, type Locator } from '@playwright/test'
import { hasFocus, pressOn, tabTo, writeIn } from './keyboard.ts'
import {
  email,
  emirate,
  methodName,
  nameOf,
  phone,
  products,
  placeButton,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { startsLike } from './texts.ts'
import { enOnDesktop, onDesktop } from './runs.ts'
import { isAlive, test, type Visit } from './visit.ts'

test('a whole purchase needs no mouse', { tag: onDesktop }, async ({ visit }) => {
  await walkToProduct(visit)
  await choose(visit)
  await goToCheckout(visit)
  await fillIn(visit)
  await pay(visit)
  await seeConfirmation(visit)
})

async function walkToProduct({ page, t, open, language }: Visit) {
  await open('/home')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('skip_to_content') })
  expect(await hasFocus(skip)).toBe(true)
  expect(await skip.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await isAlive(page)
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: t('shop') }))
  await page.waitForURL(/\/product-list$/)
  // Reading continues at the new heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const name = textIn(products.hala.name, language)
  await pressOn(page, page.getByRole('link', { name, exact: true }))
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function choose({ page, t, say }: Visit) {
  const black = page.getByRole('radio', { name: say('Black', 'أسود') }).first()
  await tabTo(page, page.getByRole('radio', { checked: true }).first())
  while (!(await black.isChecked())) await page.keyboard.press('ArrowDown')

  const sizes = page.getByRole('radiogroup')
  await tabTo(page, sizes.locator('[tabindex="0"]'))
  const size = page.getByRole('radio', { name: String(products.hala.size), exact: true })
  // Forward is where reading goes.
  const forward = say('ArrowRight', 'ArrowLeft')
  while ((await size.getAttribute('aria-checked')) !== 'true') await page.keyboard.press(forward)
  expect(await hasFocus(size)).toBe(true)
  await pressOn(page, page.getByRole('button', { name: t('add_to_cart') }).first())
  await page.waitForURL(/\/cart$/)
}

async function goToCheckout({ page, t }: Visit) {
  const checkout = page.getByRole('button', { name: t('summary_checkout') })
  const dialog = page.getByRole('dialog')
  await pressOn(page, checkout)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await hasFocus(checkout)).toBe(true)
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('link', { name: t('guest_checkout_guest') }))
  await page.waitForURL(/step=contact$/)
}

async function fillIn(visit: Visit) {
  const { page, t, say } = visit
  await writeIn(page, page.getByLabel(t('address_name')), nameOf(visit))
  await writeIn(page, page.getByLabel(t('address_phone'), { exact: true }), phone)
  await writeIn(page, page.getByLabel(t('address_email')), email)
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=delivery$/)

  const state = page.getByLabel(t('address_emirate'))
  await tabTo(page, state)
  while ((await state.inputValue()) !== emirate.en) await page.keyboard.press('ArrowDown')
  await writeIn(page, page.getByLabel(t('address_area'), { exact: true }), say('Jumeirah', 'جميرا'))
  await writeIn(page, page.getByLabel(t('address_street_and_building')), say('Villa 12', 'فيلا 12'))
  await pressOn(page, page.getByRole('button', { name: t('checkout_to_payment') }))
  await page.waitForURL(/step=payment$/)
}

async function pay(visit: Visit) {
  const { page, say } = visit
  // The address is there a moment before its page.
  await placeButton(visit).waitFor()
  const methods = page.getByRole('radio')
  await tabTo(page, methods.first())
  await page.keyboard.press('Space')
  expect(await page.getByRole('radio', { name: methodName(visit, 'card') }).isChecked()).toBe(true)
  await pressOn(page, placeButton(visit))
  await page.waitForURL(/\/simulator\//)
  await pressOn(page, page.getByRole('button', { name: say('Approve', 'موافقة'), exact: true }))
}

test(
  'a dialog takes the focus when it opens and returns it when it closes',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t, open } = visit
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
    await open('/product-details/noor?item=noor-black')
    await expectFocusInside(visit, button(t('menu')))
    await expectFocusInside(visit, button(startsLike(t('picture_enlarge'))))
    await expectFocusInside(visit, button(t('size_guide')))
    await expectFocusInside(visit, button(t('sew_to_measure')))
    const soldOut = page.getByRole('radio', { name: t('size_sold_out', { size: 62 }) })
    await expectFocusInside(visit, soldOut)
    await expectFocusInside(visit, button(startsLike(t('review_photo_open'))))

    await putInCart(visit, products.hala)
    await open('/cart')
    await expectFocusInside(visit, button(t('summary_checkout')))
    await open('/checkout')
    await expectFocusInside(visit, button(startsLike(t('calling_code'))))
  },
)

/** Opened by Enter, walked through, closed by Escape. */
async function expectFocusInside({ page }: Visit, opener: Locator) {
  const dialog = page.getByRole('dialog')
  const name = await opener.textContent()
  await opener.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    const isInside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect.soft(isInside, `${key} stays within what “${name}” opened`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(opener), { message: `“${name}” has the focus again` }).toBe(true)
}
