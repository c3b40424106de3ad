import { languagePath, textIn } from '@rimal/contract/language'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import {
  bringToPayment,
  decideAtSimulator,
  email,
  fillContact,
  payBy,
  products,
  placeButton,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { startsLike } from './texts.ts'
import { arbOnDesktop, eachLanguage, enOnThePhone } from './runs.ts'
import { isAlive, test, type Visit } from './visit.ts'

/** Answers that are lost, or that arrive late and out of turn, as on a bad line. */

test.use({ preloadsCode: true })

test('an address corrected after a lost answer is the one that is ordered', async ({ visit }) => {
  const { page, t, say } = visit
  const corrected = say('Al Barsha', 'البرشاء')
  await bringToPayment(visit, products.mawj)
  await once(page, '**/api/order/place-order', async (route) => {
    // The shop stores the order, but the answer never reaches the shopper.
    await route.fetch()
    await route.abort()
  })
  await payBy(visit, 'card')
  await page.getByText(t('checkout_no_answer')).waitFor()

  const step = t('checkout_edit_step', { step: t('checkout_delivery') })
  await page.getByRole('link', { name: step }).click()
  await page.getByLabel(t('address_area'), { exact: true }).fill(corrected)
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  await placeButton(visit).click()
  await decideAtSimulator(visit, 'approve')
  await seeConfirmation(visit)
  await page.getByText(corrected).first().waitFor()
})

test(
  'the content below a product stays when its code does not load',
  { tag: enOnThePhone },
  async ({ visit: { page, language, t, context } }) => {
    await context.route('**/assets/below-product-*.js', (route) => route.abort())
    const { id, color, size } = products.nada
    await page.goto(languagePath(language, `/product-details/${id}?item=${color}`))
    const wanted = page.getByRole('radio', { name: String(size), exact: true })
    await expect.poll(() => wanted.click().then(() => wanted.isChecked())).toBe(true)
    await page.getByRole('heading', { name: t('reviews'), exact: true }).waitFor()
    await page.getByRole('heading', { name: t('also_like') }).waitFor()
  },
)

test(
  'an order by cash whose answer was lost is found by pressing again',
  { tag: enOnThePhone },
  async ({ visit }) => {
    await loseOrder(visit)
    await placeButton(visit).click()
    await seeConfirmation(visit)
  },
)

test('the cart page leads to a cash order whose answer was lost', async ({ visit }) => {
  const { open } = visit
  await loseOrder(visit)
  await open('/cart')
  await seeConfirmation(visit)
  // The order is shown once: after that, the cart page shows the cart.
  await open('/cart')
  await visit.page.getByRole('heading', { name: visit.t('cart_empty_title') }).waitFor()
})

test('a checkout that cannot learn what became of an order says so and asks again', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await loseOrder(visit)
  await once(page, '**/api/order/place-order', (route) => route.abort())
  await open('/checkout')
  await page.getByText(t('lost_order_no_answer')).waitFor()
  await page.getByRole('button', { name: t('try_again') }).click()
  await seeConfirmation(visit)
})

test('a product added while the cart is being loaded appears in the cart', async ({ visit }) => {
  const { page, t, open, language } = visit
  const { id, color, size, name } = products.mawj
  const added = Promise.withResolvers<void>()
  await once(page, '**/api/guest-cart/get-cart*', async (route) => {
    const response = await route.fetch()
    await added.promise
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(/get-cart/)
  await open(`/product-details/${id}?item=${color}`)
  await asked
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  const answered = page.waitForResponse(/add-to-cart/)
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await answered
  await page.waitForURL(/\/cart$/)
  added.resolve()
  const lines = page.getByRole('list', { name: t('cart_lines') })
  await lines.getByRole('heading', { name: textIn(name, language) }).waitFor()
})

test(
  'when two delivery methods are pressed one after the other, the second one counts',
  { tag: arbOnDesktop },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.mawj)
    await open('/checkout')
    await fillContact(visit)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    const methods = page.getByRole('group', { name: t('delivery_how') }).getByRole('radio')
    await methods.nth(1).waitFor()
    const total = page
      .getByRole('complementary')
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${t('summary_total')}$`) })
      .locator('xpath=following-sibling::dd[1]')
    const before = await total.textContent()

    const late = Promise.withResolvers<void>()
    await once(page, '**/api/checkout/save-draft', async (route) => {
      const response = await route.fetch()
      await late.promise
      await route.fulfill({ response })
    })
    await methods.nth(1).check()
    const second = page.waitForResponse(/save-draft/)
    await methods.nth(0).check()
    await second
    const first = page.waitForResponse(/save-draft/)
    late.resolve()
    await (await first).finished()
    await drawn(page)
    await expect.poll(() => total.textContent()).toBe(before)
    expect(await methods.nth(0).isChecked()).toBe(true)
  },
)

test('a page whose request for texts was lost once becomes interactive all the same', async ({
  visit: { page, t, open },
}) => {
  await once(page, '**/api/language/get-dictionary/**', (route) => route.abort())
  await open('/home')
  await page.getByRole('button', { name: t('menu') }).click()
  await page.getByRole('dialog').waitFor()
})

test(
  'a page whose words do not come offers to be loaded again',
  { tag: eachLanguage },
  async ({ visit: { page, say } }) => {
    const words = '**/api/language/get-dictionary/**'
    await page.route(words, (route) => route.abort())
    await page.goto(say('/home', '/ar/home'), { waitUntil: 'domcontentloaded' })
    const note = page.getByRole('alert')
    await note.getByText(say('This page did not load', 'لم يكتمل تحميل')).waitFor()
    await page.unroute(words)
    await note.getByRole('button', { name: say('Load it again', 'أعيدي تحميلها') }).click()
    await isAlive(page)
    expect(await note.count()).toBe(0)
  },
)

test(
  'paying again that answers the same payment goes on',
  { tag: enOnThePhone },
  async ({ visit }) => {
    const { page, t } = visit
    await bringToPayment(visit, products.mawj)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'decline')
    const again = page.getByRole('button', { name: startsLike(t('payment_again')) })
    await again.waitFor()
    const token = page.url().split('/').at(-1)
    // Answers as the shop does when the payment came through meanwhile.
    await once(page, '**/api/order/pay-again', (route) =>
      route.fulfill({ json: { errorCode: 0, message: '', result: { paymentToken: token } } }),
    )
    await again.click()
    await expect.poll(() => again.getAttribute('aria-busy')).toBe(null)
    await again.click()
    await decideAtSimulator(visit, 'approve')
    await seeConfirmation(visit)
  },
)

test('the error about an email address disappears once the newsletter is subscribed to', async ({
  visit: { page, t, open },
}) => {
  await open('/home')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel(t('email_address'))
  const send = footer.getByRole('button', { name: t('subscribe') })
  await send.click()
  await footer.getByText(t('field_required')).waitFor()
  await field.fill('mariam@')
  await send.click()
  await footer.getByText(t('email_incomplete')).waitFor()
  await field.fill(email)
  await send.click()
  await footer.getByText(t('newsletter_done')).waitFor()
  expect(await footer.getByText(t('email_incomplete')).count()).toBe(0)
})

for (const { what, path, code, press } of [
  {
    what: 'the menu',
    path: '/home',
    code: 'side-menu',
    press: ({ page, t }) => page.getByRole('button', { name: t('menu') }),
  },
  {
    what: 'the search',
    path: '/home',
    code: 'search-panel',
    press: ({ page, t }) => page.getByRole('banner').getByRole('link', { name: t('search') }),
  },
  {
    what: 'the size guide',
    path: `/product-details/${products.mawj.id}`,
    code: 'product-size-guide',
    press: ({ page, t }) => page.getByRole('main').getByRole('button', { name: t('size_guide') }),
  },
  {
    what: 'a picture',
    path: `/product-details/${products.mawj.id}`,
    code: 'zoom-dialog',
    press: ({ page, t, language }) =>
      page
        .getByRole('region', {
          name: t('product_gallery', { name: textIn(products.mawj.name, language) }),
        })
        .getByRole('button')
        .first(),
  },
] satisfies {
  what: string
  path: string
  code: string
  press: (visit: Visit) => Locator
}[]) {
  test(`${what} pressed without a line leaves the page, and opens when pressed with one`, async ({
    visit,
  }) => {
    const { page, t, open } = visit
    const regain = await loseCode(visit, code)
    await open(path)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.context().setOffline(true)
    await press(visit).click()
    await page.getByText(t('no_answer')).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await regain()
    await press(visit).click()
    await page.getByRole('dialog').waitFor()
  })
}

test('a page asked for without a line says so, and opens by itself with one', async ({ visit }) => {
  const { page, t, open } = visit
  const regain = await loseCode(visit, 'faq-page')
  await open('/home')
  await page.context().setOffline(true)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('questions') })
    .click()
  await page.getByRole('heading', { level: 1, name: t('page_unreached') }).waitFor()
  await page.getByText(t('page_unreached_hint')).waitFor()
  await regain()
  await page.getByRole('heading', { level: 1, name: t('page_unreached') }).waitFor({
    state: 'detached',
  })
  expect(await page.getByRole('main').getByRole('group').count()).toBeGreaterThan(0)
})

test('a product that did not reach the cart is reported, and is added when the button is pressed again', async ({
  visit,
}) => {
  const { page, t, open } = visit
  const { id, color, size } = products.mawj
  await open(`/product-details/${id}?item=${color}`)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('add-to-cart')) sent++
  })
  await page.context().setOffline(true)
  const button = page.getByRole('main').getByRole('button', { name: t('add_to_cart') })
  await button.first().click()
  await page.getByText(t('added_nothing')).waitFor()
  expect(sent, 'requests sent without a line').toBe(0)
  await page.context().setOffline(false)
  const asked = Promise.withResolvers<void>()
  await once(page, '**/api/guest-cart/add-to-cart', async (route) => {
    await asked.promise
    await route.continue()
  })
  await button.first().click()
  const busy = page.getByRole('button', { name: t('adding_to_cart') })
  await busy.first().waitFor()
  expect(await busy.first().getAttribute('aria-busy')).toBe('true')
  asked.resolve()
  await page.waitForURL(/\/cart$/)
})

test('a product whose answer was lost is reported as perhaps added, and is found in the cart', async ({
  visit,
}) => {
  const { page, t, open, language } = visit
  const { id, color, size, name } = products.mawj
  await open(`/product-details/${id}?item=${color}`)
  await page.getByRole('radio', { name: String(size), exact: true }).click()
  await once(page, '**/api/guest-cart/add-to-cart', async (route) => {
    await route.fetch()
    // The connection ends before the answer arrives.
    await page.context().setOffline(true)
    await route.abort()
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await page.getByText(t('added_perhaps')).waitFor()
  expect(await page.getByText(t('added_nothing')).count()).toBe(0)
  await page.context().setOffline(false)
  await open('/cart')
  const lines = page.getByRole('list', { name: t('cart_lines') })
  await lines.getByRole('heading', { name: textIn(name, language) }).waitFor()
})

/** The code of one part does not come, not even while idle, until the line is regained. */
async function loseCode({ page, context }: Visit, name: string): Promise<() => Promise<void>> {
  const address = `**/assets/${name}-*.js`
  await page.route(address, (route) => route.abort())
  return async () => {
    await page.unroute(address)
    await context.setOffline(false)
  }
}

/** Places a cash order whose answer is lost: the shop stores the order, but the shopper does not learn of it. */
async function loseOrder(visit: Visit) {
  const { page, t } = visit
  await bringToPayment(visit, products.hind)
  await once(page, '**/api/order/place-order', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payBy(visit, 'cash')
  await page.getByText(t('checkout_no_answer')).waitFor()
}

/** Handles the first request to an address with `answer`; later requests pass unchanged. */
async function once(page: Page, address: string, answer: (route: Route) => Promise<void>) {
  await page.route(address, answer, { times: 1 })
}

/** Waits until the received data is drawn on the screen. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
