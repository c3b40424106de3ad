import { expect, type Page } from '@playwright/test'
import { onThePhone } from './runs.ts'
import { products } from './shopping.ts'
import { test, type Visit } from './visit.ts'

test.beforeEach(async ({ visit: { context } }) => {
  await context.addInitScript(() => {
    const vibrations: unknown[] = []
    Object.assign(window, { vibrations })
    navigator.vibrate = (pattern) => vibrations.push(pattern) > 0
  })
})

function vibrationsOn(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { vibrations: unknown[] }).vibrations)
}

/** Presses a heart and puts the product into the cart; returns how the phone vibrated after each press. */
async function pressBoth({ page, t, open }: Visit) {
  const { id, color, size } = products.mawj
  await open(`/product-details/${id}?item=${color}`)
  expect(await vibrationsOn(page)).toEqual([])
  await page.getByRole('main').locator('[data-heart]').first().click()
  await page.locator('[popover]:popover-open').waitFor()
  const afterHeart = await vibrationsOn(page)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await page.waitForURL(/\/cart$/)
  return { afterHeart, afterAdding: await vibrationsOn(page) }
}

test(
  'a phone vibrates for a moment when a heart is pressed and when a product is in the cart',
  { tag: onThePhone },
  async ({ visit }) => {
    await visit.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await pressBoth(visit)).toEqual({ afterHeart: [10], afterAdding: [10, 10] })
  },
)

test('no phone vibrates for a shopper who wants little motion', async ({ visit }) => {
  expect(await pressBoth(visit)).toEqual({ afterHeart: [], afterAdding: [] })
})
