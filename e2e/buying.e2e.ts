import { expect } from '@playwright/test'
import { products } from './shopping.ts'
import { startsLike } from './texts.ts'
import { arbOnThePhone, enOnDesktop, onThePhone } from './runs.ts'
import { test, type Visit } from './visit.ts'

const { id, color, size } = products.mawj
const address = `/product-details/${id}?item=${color}`

// Some of these tests go offline, where only the code that was preloaded works.
test.use({ preloadsCode: true })

test(
  'the first view of a product shows its price and its sizes, and no second button over them',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, open } = visit
    for (const path of [address, '/product-details/noor', '/product-details/layla']) {
      await open(path)
      const price = page.getByRole('main').locator('bdi').first()
      const sizes = page.getByRole('radiogroup')
      for (const seen of [price, sizes]) {
        const { bottom, isCovered } = await seen.evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return { bottom, isCovered: !onTop || !element.contains(onTop) }
        })
        expect.soft(bottom, `${path} ends in the first view`).toBeLessThanOrEqual(844)
        expect.soft(isCovered, `${path} is covered`).toBe(false)
      }
    }
  },
)

test(
  'the bar at the foot of a product comes once its button has been scrolled past, and leaves with it',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, open } = visit
    await open(address)
    const buttons = buyButtons(visit)
    await expect(buttons).toHaveCount(1)
    await buttons.first().scrollIntoViewIfNeeded()
    expect(await buttons.count()).toBe(1)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(2)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(buttons).toHaveCount(1)
  },
)

test('a product that could not be added says so beside its button until it is in the cart', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await page.clock.install()
  await open(address)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await page.context().setOffline(true)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  const note = page.getByRole('main').getByRole('alert')
  await note.getByText(t('added_nothing')).waitFor()
  // The list of languages is asked for after three seconds, and it is not answered either.
  await page.clock.runFor(30_000)
  await page.getByText(t('error_language_list')).waitFor({ state: 'detached' })
  expect(await note.getByText(t('added_nothing')).isVisible()).toBe(true)
  await page.context().setOffline(false)
  await note.getByRole('button', { name: t('try_again') }).click()
  await page.waitForURL(/\/cart$/)
})

test(
  'a message that nobody asked for waits until the one before it is gone',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const name = say(products.mawj.name.en, products.mawj.name.ar)
    const released = Promise.withResolvers<void>()
    await page.route('**/api/customer/language-list*', async (route) => {
      await released.promise
      await route.abort()
    })
    const asked = page.waitForRequest(/language-list/)
    await open(address)
    await asked
    await page
      .getByRole('main')
      .getByRole('button', { name: startsLike(t('wishlist_add', { name })) })
      .first()
      .click()
    const first = page.getByText(t('wishlist_added', { name }))
    // While the pointer is on it, it stays.
    await first.hover()
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('language-list'),
    )
    released.resolve()
    await failed
    const second = page.getByText(t('error_language_list'))
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await first.isVisible()).toBe(true)
    expect(await second.count()).toBe(0)
    await page.mouse.move(0, 700)
    await second.waitFor()
    expect(await first.count()).toBe(0)
  },
)

test('a colour of which every size is sold out offers the waiting list first', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await open('/product-details/lulua')
  const main = page.getByRole('main')
  const ask = main.getByRole('button', { name: t('sold_out_send_limited'), exact: true })
  await ask.first().waitFor()
  await main.getByText(t('sold_out_product')).waitFor()
  // The cards below have groups of colours too.
  const group = main.getByRole('group', { name: t('choose_color') }).first()
  const colors = group.getByRole('radio')
  const crossed = t('color_sold_out', { color: '' })
  for (const color of await colors.all()) {
    expect(await color.locator('xpath=following-sibling::span').textContent()).toContain(crossed)
  }
  expect(await main.getByRole('button', { name: t('choose_a_size') }).count()).toBe(0)
  expect(await main.getByRole('button', { name: t('instalments_how') }).count()).toBe(0)
  expect(await main.getByText(t('remarks_add')).count()).toBe(0)

  await ask.first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: t('sold_out_email') })
    .fill(`mariam.${Date.now()}@example.com`)
  await dialog.getByText(t('sold_out_limited')).waitFor()
  await dialog.getByRole('button', { name: t('sold_out_send_limited') }).click()
  await dialog.getByText(t('size_needed')).waitFor()
  await dialog.getByRole('radio', { name: String(size) }).check()
  await dialog.getByRole('heading', { name: t('sold_out_title', { size }) }).waitFor()
})

test('after a press on a sold-out size the main button offers the waiting list', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await open('/product-details/noor?item=noor-black')
  await page.getByRole('radio', { name: t('size_sold_out', { size: 62 }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: t('sold_out_title', { size: 62 }) }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const ask = page.getByRole('main').getByRole('button', { name: t('sold_out_send'), exact: true })
  await ask.first().click()
  await dialog.getByRole('heading', { name: t('sold_out_title', { size: 62 }) }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: '60', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .waitFor()
})

/** The buttons that the shopper can press to continue; elements that are not displayed have no role. */
function buyButtons({ page, t }: Visit) {
  return page.getByRole('main').getByRole('button', { name: t('choose_a_size') })
}
