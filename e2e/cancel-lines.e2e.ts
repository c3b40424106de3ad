import { randomUUID } from 'node:crypto'
import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { newEmail } from './logging-in.ts'
import { orderInCart, orderPaidByCard } from './ordering.ts'
import { madeToOrder, type Product, products, putInCart } from './shopping.ts'
import { expectSound } from './sound.ts'
import { askStaff, staff } from './staff/client.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

const { nada, mawj } = products
test(
  'one of three paid units is cancelled, and then the other two',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, nada)
    await putInCart(visit, nada)
    const { orderToken } = await orderPaidByCard(visit, mawj, newEmail())
    await open(`/order/${orderToken}`)
    await openDialog(visit, t('cancel_title_some'))
    await page.getByText(t('cancel_refund')).waitFor()
    await expectSound(visit, 'of cancelling an order of several units')
    await choose(visit, t('cancel_some'))
    await send(visit, t('cancel_these', { count: 3 }))
    await page.getByText(t('cancel_which_missing')).waitFor()
    await page.getByText(t('field_required')).first().waitFor()
    await expectSound(visit, 'of cancelling units with something missing')

    // Uses the keyboard only.
    await boxOf(visit, nada).focus()
    await page.keyboard.press('Space')
    const inDialog = page.getByRole('dialog')
    const one = await amountIn(visit)
    await inDialog.getByRole('button', { name: startsLike(t('one_more')) }).click()
    await expect.poll(() => amountIn(visit)).toBe(2 * one)
    await inDialog.getByRole('button', { name: startsLike(t('one_fewer')) }).click()
    await expect.poll(() => amountIn(visit)).toBe(one)
    await page.getByLabel(t('cancel_why'), { exact: true }).selectOption('changed_mind')
    await expectSound(visit, 'of cancelling one unit')
    // The strip that says so goes by itself.
    await Promise.all([
      page.getByText(t('cancel_lines_done')).waitFor(),
      send(visit, t('cancel_these', { count: 1 })),
    ])
    await page.getByText(t('line_some_cancelled', { count: 1, all: 2 })).waitFor()
    await page.getByText(t('order_cancelled_lines')).waitFor()
    await page.getByRole('link', { name: /CN-\d{4}-\d{6}/ }).waitFor()
    await page
      .getByText(t('money_row_on_its_way'))
      .or(page.getByText(t('money_row_returned')))
      .first()
      .waitFor()
    await expectSound(visit, 'of an order of which a unit was cancelled')

    await openDialog(visit, t('cancel_title_some'))
    await choose(visit, t('cancel_some'))
    await boxOf(visit, nada).check()
    await boxOf(visit, mawj).check()
    await page.getByText(t('cancel_that_is_all')).waitFor()
    await page.getByLabel(t('cancel_why'), { exact: true }).selectOption('takes_too_long')
    await expectSound(visit, 'of cancelling the last units')
    await send(visit, t('cancel_title'))
    await page.getByRole('heading', { level: 1, name: t('order_is_cancelled') }).waitFor()
    expect(await page.getByRole('link', { name: /CN-\d{4}-\d{6}/ }).count()).toBe(2)
    await expectSound(visit, 'of an order that was cancelled in two steps')
  },
)

test(
  'once production has begun the ready-to-wear unit can still be cancelled, and less is paid on delivery',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, language } = visit
    await putInCart(visit, nada)
    await putInCart(visit, madeToOrder)
    const { orderNumber, orderToken } = await orderInCart(visit, { email: newEmail() })
    await staff('confirm-order')({ orderNumber, force: true })
    await staff('start-production')({ orderNumber, force: true })
    await open(`/order/${orderToken}`)
    await page.getByText(startsLike(t('cancel_ready_until'))).waitFor()
    await openDialog(visit, t('cancel_title_lines'))
    await page.getByText(t('cancel_ready_only')).waitFor()
    expect(await boxOf(visit, madeToOrder).count()).toBe(0)
    await boxOf(visit, nada).check()
    await page.getByText(t('cancel_less_due')).waitFor()
    await page.getByLabel(t('cancel_why'), { exact: true }).selectOption('changed_mind')
    await expectSound(visit, 'of cancelling what is ready to wear')
    await send(visit, t('cancel_these', { count: 1 }))
    await page.getByText(t('line_cancelled'), { exact: true }).waitFor()
    await page.getByText(t('order_due')).waitFor()
    await page.getByRole('heading', { level: 1, name: t('production_step', { step: 1 }) }).waitFor()
    const name = textIn(madeToOrder.name, language)
    await page.getByRole('main').getByText(name, { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: t('cancel_title_lines') }).count()).toBe(0)
    await expectSound(visit, 'of an order that is paid at the door with less due')

    const { lines } = await askStaff('get-order/{orderNumber}')({ orderNumber })
    const dropped = await staff('cancel-order-lines')({
      orderNumber,
      key: randomUUID(),
      lines: lines.slice(1).map(({ id: lineId }) => ({ lineId, quantity: 1 })),
      reason: 'out_of_stock',
    })
    expect(dropped.status).toBe('cancelled')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('order_is_cancelled') }).waitFor()
  },
)

async function openDialog({ page }: Visit, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog', { name }).waitFor()
}

async function choose({ page }: Visit, label: string) {
  await page.getByRole('dialog').getByText(label, { exact: true }).click()
}

function boxOf({ page, language }: Visit, { name }: Product) {
  const label = new RegExp(textIn(name, language))
  return page.getByRole('dialog').getByRole('checkbox', { name: label })
}

async function send({ page }: Visit, name: string) {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Returns the refund that the dialog shows, in whole units. */
async function amountIn({ page, t }: Visit): Promise<number> {
  const row = page.getByRole('dialog').locator('dl', { hasText: t('cancel_refund') })
  const text = await row.locator('dd').first().innerText()
  return Number(text.replaceAll(/[^\d.]/g, ''))
}
