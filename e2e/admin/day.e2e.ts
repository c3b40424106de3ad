import { expect } from '@playwright/test'
import { textIn } from '@rimal/contract/language'
import { eachLanguage } from '../runs.ts'
import { startsLike } from '../texts.ts'
import { newContext, openTab, test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'
import {
  orderForDay,
  requestReturn,
  seeOrder,
  seeReturn,
  seeReview,
  sendReview,
  measured,
  withdrawReview,
} from './customer-of-day.ts'

/** Opens the job card of the made-to-measure product, from the list of production. */
async function openJobCard({ page, language }: Visit, orderNumber: string) {
  const t = adminTexts(language)
  await page.goto('/admin/production')
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  await row.getByRole('link', { name: textIn(measured.name, language) }).click()
  await page.getByRole('heading', { level: 1, name: t('sewing_card') }).waitFor()
}

/** Expects this state in the head of the order or the return that is open. */
async function seeState({ page }: Visit, state: string) {
  await page.locator('main header').getByText(state, { exact: true }).waitFor()
}

/** Moves the product through every stage on its job card; the customer follows it. */
async function sew(visit: Visit, customer: Visit, orderNumber: string) {
  const { page, language } = visit
  const t = adminTexts(language)
  await openJobCard(visit, orderNumber)
  const step = (name: Parameters<typeof t>[0]) =>
    page.getByRole('main').getByRole('button', { name: t(name), exact: true })
  await step('sewing_step_cutting').click()
  const dialog = page.getByRole('dialog', { name: t('sewing_step_cutting') })
  await dialog.getByLabel(t('sewing_tailor_field')).fill(visit.say('Salma', 'سلمى'))
  const confirm = dialog.getByRole('button', { name: t('sewing_step_cutting') })
  await confirm.click()
  // The customer may still cancel: staff begin only where the customer asked them to.
  await dialog.getByLabel(t('sewing_force')).check()
  await confirm.click()
  await dialog.waitFor({ state: 'hidden' })
  await seeOrder(customer, orderNumber, customer.t('production_step', { step: 1 }))

  await step('sewing_step_stitching').click()
  await step('sewing_step_finishing').waitFor()
  await seeOrder(customer, orderNumber, customer.t('production_step', { step: 2 }))
  await expectUsable(visit)
  await step('sewing_step_finishing').click()
  await step('sewing_step_quality_check').click()
  await step('sewing_step_ready').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: t('staff_stage_ready') })
    .waitFor()
}

/** Packs the order, hands it to the courier and records that it has arrived. */
async function ship(visit: Visit, customer: Visit, orderNumber: string) {
  const { page, language } = visit
  const t = adminTexts(language)
  await page.goto(`/admin/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('order_step_ready'), exact: true }).click()
  await seeState(visit, t('staff_order_ready'))
  await seeOrder(customer, orderNumber, customer.t('order_is_ready'))
  await page.getByRole('button', { name: t('order_step_shipped') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('order_carrier')).fill('Aramex')
  await dialog.getByLabel(t('order_tracking')).fill('AX-90210')
  const confirm = dialog.getByRole('button', { name: t('order_step_shipped') })
  await confirm.click()
  // The ready-to-wear product may still be cancelled, so staff say here too that the customer asked them to begin.
  await dialog.getByLabel(t('order_force')).check()
  await confirm.click()
  await dialog.waitFor({ state: 'hidden' })
  await seeOrder(customer, orderNumber, customer.t('order_is_shipped'))
  await customer.page.getByText('AX-90210').waitFor()
  await page.getByRole('button', { name: t('order_step_delivered'), exact: true }).click()
  await seeState(visit, t('staff_order_delivered'))
  await seeOrder(customer, orderNumber, customer.t('order_is_delivered'))
}

/** Refunds the made-to-measure line; the amount is said before, and the customer gets a credit note of it. */
async function refundLine(visit: Visit, customer: Visit, orderNumber: string) {
  const { page, language } = visit
  const t = adminTexts(language)
  await page.goto(`/admin/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('refund_open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('refund_choose'))).toBeVisible()
  await dialog.getByLabel(new RegExp(textIn(measured.name, language))).selectOption('1')
  await dialog.getByLabel(t('refund_why')).selectOption('damaged')
  await dialog.getByText(startsLike(t('refund_customer_gets'))).waitFor()
  await expectUsable(visit)
  const button = dialog.getByRole('button', { name: startsLike(t('refund_submit')) })
  const amount = (await button.innerText()).replace(t('refund_submit', { amount: '' }).trim(), '')
  await button.click()
  await page.getByText(t('refund_done', { amount: amount.trim() })).waitFor()
  await expect(page.locator('dl').getByText(t('order_refund'), { exact: true })).toHaveCount(1)
  await seeOrder(customer, orderNumber, customer.t('order_is_delivered'))
  await customer.page.getByRole('link', { name: /CN-\d{4}-\d{6}/ }).waitFor()
}

/** Answers the return, takes the item back and refunds it; the customer sees the answer and the refund. */
async function handleReturn(visit: Visit, customer: Visit, returnNumber: string) {
  const { page, language } = visit
  const t = adminTexts(language)
  await page.goto('/admin/returns')
  await page.getByRole('link', { name: returnNumber }).first().click()
  const dialog = page.getByRole('dialog')
  const take = async (name: Parameters<typeof t>[0], state: Parameters<typeof t>[0]) => {
    await page.getByRole('button', { name: t(name), exact: true }).click()
    if (name === 'staff_return_step_inspect') {
      await dialog.getByLabel(t('staff_return_condition_sellable')).check()
    }
    await dialog.getByRole('button', { name: startsLike(t(name)) }).click()
    await dialog.waitFor({ state: 'hidden' })
    await seeState(visit, t(state))
  }
  await take('staff_return_step_approve', 'staff_return_state_approved')
  await customer.page.reload()
  await seeReturn(customer, customer.t('return_state_approved'))
  await expectUsable(visit)
  await take('staff_return_step_receive', 'staff_return_state_received')
  await take('staff_return_step_inspect', 'staff_return_state_inspected')
  await take('staff_return_step_refunded', 'staff_return_state_refunded')
  await customer.page.reload()
  await seeReturn(customer, customer.t('return_state_refunded'))
}

/** Publishes the review with an answer. */
async function publishReview({ page, language, say }: Visit, words: string) {
  const t = adminTexts(language)
  await page.goto('/admin/reviews')
  const card = page.getByRole('article').filter({ hasText: words })
  await card.getByRole('button', { name: t('staff_review_answer'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const answer = say('The tailor says thank you.', 'الخيّاط يشكركِ.')
  await dialog.getByLabel(t('staff_review_answer_text')).fill(answer)
  await dialog.getByRole('button', { name: t('staff_review_answer_save') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await card.getByRole('button', { name: t('staff_review_publish'), exact: true }).click()
  await page.getByText(t('staff_review_done_published')).waitFor()
  await expect(card).toHaveCount(0)
  return answer
}

test(
  "a day's work: an order is confirmed, made, shipped and delivered, a line refunded, a return answered, a review published",
  { tag: eachLanguage },
  async ({ visit }) => {
    test.setTimeout(300_000)
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    const customer = await openTab(await newContext(visit), visit)
    await customer.page.goto('/home')
    const orderNumber = await orderForDay(customer)
    await seeOrder(customer, orderNumber, customer.t('order_is_placed'))
    await signInAsOwner(visit)

    await test.step('confirm', async () => {
      await openJobCard(visit, orderNumber)
      await page.getByRole('button', { name: t('sewing_step_approved'), exact: true }).click()
      await page.getByText(t('sewing_blocked_placed')).waitFor()
      await page.getByRole('link', { name: orderNumber }).click()
      await page.getByRole('button', { name: t('order_step_confirmed') }).click()
      await seeState(visit, t('staff_order_confirmed'))
      await seeOrder(customer, orderNumber, customer.t('order_is_confirmed'))
    })
    await test.step('sew', () => sew(visit, customer, orderNumber))
    await test.step('ship', () => ship(visit, customer, orderNumber))
    await test.step('refund', () => refundLine(visit, customer, orderNumber))
    const returnNumber = await requestReturn(customer, orderNumber)
    await test.step('return', () => handleReturn(visit, customer, returnNumber))
    const words = await sendReview(customer, orderNumber)
    const ownPage = customer.page.url()
    await test.step('review', async () => {
      await seeReview(customer, words, 0)
      const answer = await publishReview(visit, words)
      await seeReview(customer, words, 1)
      await customer.page.locator('#reviews').getByText(answer).first().waitFor()
      await withdrawReview(customer, ownPage)
    })
    await customer.context.close()
    expect(blocked).toEqual([])
  },
)
