import { expect } from '@playwright/test'
import { becomeCustomer } from './logging-in.ts'
import { callShop, type Product, products, putInCart } from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { test, type Visit } from './visit.ts'

/** Longer than any notice stays. */
const longMs = 30_000

test('a heart that could not be saved says so until it is tried again, and then no more', async ({
  visit,
}) => {
  const { page, t, context, say } = visit
  await becomeCustomer(visit)
  await page.clock.install()
  const { id, color, name } = products.maha
  await visit.open(`/product-details/${id}?item=${color}`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: startsLike(t('wishlist_add', { name: say(name.en, name.ar) })) })
    .first()
  await context.route('**/api/wishlist/add-item', (route) => route.abort())
  await heart.click()
  const failure = failureOn(visit)
  await failure.waitFor()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.clock.runFor(longMs)
  expect(await failure.isVisible()).toBe(true)
  await expectSound(visit, 'of a heart that could not be saved')

  await again(visit).click()
  await expect(failure).toHaveCount(1)
  await context.unroute('**/api/wishlist/add-item')
  await again(visit).click()
  await page.getByText(t('wishlist_added', { name: say(name.en, name.ar) })).waitFor()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(longMs)
  await expect(failure.or(again(visit))).toHaveCount(0)
})

test('what is said of another action covers a failure and does not end it; the same press does', async ({
  visit,
}) => {
  const { page, t, open, say } = visit
  const { nada, hind } = products
  await putInCart(visit, nada)
  await putInCart(visit, hind)
  await callShop(visit, 'guest-cart/apply-discount', { code: 'WELCOME10' })
  await open('/cart')
  await page.route('**/api/guest-cart/remove-discount', (route) => route.abort())
  const remove = page.getByRole('button', {
    name: t('summary_code_remove', { code: 'WELCOME10' }),
  })
  await remove.click()
  const failure = failureOn(visit)
  await failure.waitFor()

  const nameOf = ({ name }: Product) => say(name.en, name.ar)
  await page.getByRole('button', { name: t('cart_remove_of', { name: nameOf(hind) }) }).click()
  await page.getByText(t('cart_removed', { name: nameOf(hind) })).waitFor()
  expect(await failure.count()).toBe(0)
  await page.getByRole('button', { name: t('close'), exact: true }).click()
  await failure.waitFor()

  await page.unroute('**/api/guest-cart/remove-discount')
  await remove.click()
  await page.getByRole('button', { name: t('summary_code_add') }).waitFor()
  await expect(failure).toHaveCount(0)
})

test('a log out that failed in the menu is tried again from the page below it', async ({
  visit,
}) => {
  const { page, t, context } = visit
  await becomeCustomer(visit)
  await visit.open('/faq')
  await page.getByRole('button', { name: t('menu') }).click()
  const menu = page.getByRole('dialog')
  await context.route('**/api/identity/log-out', (route) => route.abort())
  await menu.getByRole('button', { name: t('logout') }).click()
  await failureOn(visit).waitFor()
  await expectSound(visit, 'of a log out that failed')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await failureOn(visit).waitFor()
  await context.unroute('**/api/identity/log-out')
  await again(visit).click()
  await page.waitForURL(/\/home$/)
})

test('a failure leaves with its page, or when it is closed', async ({ visit }) => {
  const { page, t, open } = visit
  await page.route('**/api/guest-cart/apply-discount', (route) => route.abort())
  await open('/faq')
  const press = () =>
    page
      .getByRole('complementary', { name: t('announcements') })
      .getByRole('button')
      .first()
      .click()
  await press()
  await failureOn(visit).waitFor()
  await page.getByRole('button', { name: t('close'), exact: true }).click()
  await expect(failureOn(visit)).toHaveCount(0)
  await press()
  await failureOn(visit).waitFor()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('size_guide') })
    .click()
  await page.waitForURL(/\/size-guide$/)
  await expect(failureOn(visit)).toHaveCount(0)
})

function failureOn({ page, t }: Visit) {
  return page.getByText(t('no_answer'))
}

function again({ page, t }: Visit) {
  return page.getByRole('button', { name: t('try_again') })
}
