import { expect } from '@playwright/test'
import { isForOthers, lastProducts, unitsInCart } from './last-unit.ts'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  payBy,
  type Product,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { enOnDesktop, type Run } from './runs.ts'
import { expectNoComplaints, newContext, openTab, test, type Visit } from './visit.ts'

/**
 * The time for a bank that takes a minute, as the test payment simulates it, and for the timer that notices its
 * answer.
 */
const late = { timeout: 150_000 }
/** All walks go at the same time in browsers of their own, each with its own product. */
const runs: Run[] = [
  { language: 'en', size: 'desktop' },
  { language: 'arb', size: 'phone' },
]

test(
  'whoever waits for a bank that takes its time is thanked, and who gives up gets the money back',
  { tag: enOnDesktop },
  async ({ visit }) => {
    test.setTimeout(300_000)
    const all = runs.flatMap((run) => [wait, giveUp].map((walk) => ({ run, walk })))
    await Promise.all(
      all.map(async ({ run, walk }) => {
        const context = await newContext(visit, run)
        const own = await openTab(context, run)
        await walk(own)
        expectNoComplaints(own)
        await context.close()
      }),
    )
  },
)

async function wait(visit: Visit) {
  const { page } = visit
  const product = visit.language === 'en' ? lastProducts.noor : lastProducts.sage
  await payLate(visit, product)
  await expectSound(visit, 'the payment that takes long')
  expect(await isForOthers(visit, product)).toBe(false)
  expect(await unitsInCart(visit)).toBe(1)

  await page.waitForURL(/\/order\//, late)
  await seeConfirmation(visit)
  expect(await unitsInCart(visit)).toBe(0)
  const [, token] = /\/order\/([^/?]+)/.exec(page.url()) ?? []
  expect(await callShop(visit, `order/get-order/${token}`)).toMatchObject({ paid: true })
  await callShop(visit, 'order/cancel-order', { order: token, reason: 'changed_mind' })
}

async function giveUp(visit: Visit) {
  const { page, t, open, language } = visit
  const product = language === 'en' ? lastProducts.jumana : lastProducts.shams
  await payLate(visit, product)
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: t('payment_to_cart') }).click()
  await page.waitForURL(/\/cart$/)
  expect(await isForOthers(visit, product)).toBe(true)

  const [, payment] = /\/payment\/([^/?]+)/.exec(pathname) ?? []
  const state = () => callShop(visit, `payment/get-status/${payment}`).then((said) => said.state)
  await expect.poll(state, late).toBe('refunded')
  await open(pathname.replace(/^\/ar/, ''))
  await page.getByRole('heading', { level: 1, name: t('payment_refunded') }).waitFor()
  await expectSound(visit, 'the payment that was returned')
  // The product is still in the shopper's cart, and its unit is available again.
  expect(await unitsInCart(visit)).toBe(1)
  expect(await isForOthers(visit, product)).toBe(true)
}

/** Pays with a late approval, until the page says that the bank has not answered and shows the next steps. */
async function payLate(visit: Visit, product: Product) {
  const { page, t } = visit
  await bringToPayment(visit, product)
  await payBy(visit, 'card')
  await decideAtSimulator(visit, 'approve_late')
  await page.getByRole('heading', { level: 1, name: t('payment_confirming') }).waitFor()
  await page.getByRole('heading', { level: 1, name: t('payment_slow') }).waitFor()
  await page.getByText(t('payment_slow_text')).waitFor()
}
