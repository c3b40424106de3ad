import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { becomeCustomer, newEmail } from './logging-in.ts'
import { orderAsGuest, orderPaidByCard } from './ordering.ts'
import { madeToOrder, type Product, products } from './shopping.ts'
import { expectSound } from './sound.ts'
import { staff } from './staff/client.ts'
import { deliver, inspect } from './staff/steps.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

const readyToWear = products.nada
test(
  'a return is requested, a question answered, the items collected, and the money refunded',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const { orderNumber, orderToken } = await orderPaidByCard(visit, readyToWear, newEmail())
    await deliver(orderNumber)
    await open(`/order/${orderToken}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('return_link') })
      .click()
    await page.waitForURL(new RegExp(`/order-return/${orderToken}$`))
    await sendButton(visit).waitFor()
    await sendButton(visit).click()
    await page.getByText(t('return_what_missing')).waitFor()
    await chooseKind(visit, 'return')
    await sendButton(visit).click()
    await page.getByText(t('return_which_missing')).waitFor()
    await page.getByText(t('field_required')).first().waitFor()
    await expectSound(visit, 'of asking with something missing')
    await chooseProduct(visit, readyToWear)
    await page.getByLabel(t('return_why'), { exact: true }).selectOption('too_large')
    const note = say('The shoulders fall too low.', 'الكتفان نازلان.')
    await page.getByLabel(t('return_note')).fill(note)
    await page.getByText(startsLike(t('return_you_get_money'))).waitFor()
    await expectSound(visit, 'of asking for a return')

    // A reload costs nothing.
    await page.reload()
    await page.getByText(startsLike(t('return_you_get_money'))).waitFor()
    expect(await page.getByLabel(t('return_note')).inputValue()).toBe(note)
    await sendButton(visit).click()
    await seeState(visit, t('return_state_requested'))
    await expectSound(visit, 'of a return that was asked for')

    const returnNumber = await numberOn(visit)
    const question = say('Is the label still on it?', 'هل البطاقة ما زالت عليها؟')
    await staff('ask-about-return')({ returnNumber, question })
    await page.reload()
    await seeState(visit, t('return_state_needs_info'))
    await page.getByText(question).waitFor()
    await page.getByRole('button', { name: t('return_answer_send') }).click()
    await page.getByText(t('field_required')).first().waitFor()
    await expectSound(visit, 'of a return with a question')
    await page.getByLabel(t('return_answer'), { exact: true }).fill(say('It is.', 'نعم.'))
    await page.getByRole('button', { name: t('return_answer_send') }).click()
    await seeState(visit, t('return_state_requested'))

    await staff('approve-return')({ returnNumber })
    await page.reload()
    await seeState(visit, t('return_state_approved'))
    await expectSound(visit, 'of a return that is approved')
    await staff('schedule-return-pickup')({ returnNumber, day: '2027-12-30' })
    await staff('return-collected')({ returnNumber })
    await inspect(returnNumber)
    await staff('resolve-return')({ returnNumber, outcome: 'refunded' })
    await page.reload()
    await seeState(visit, t('return_state_refunded'))
    await expectSound(visit, 'of a return that is paid back')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('return_to_order') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('order_is_delivered') }).waitFor()
    await page.getByRole('link', { name: /CN-\d{4}-\d{6}/ }).waitFor()
    await page.getByRole('link', { name: new RegExp(returnNumber) }).waitFor()
    await expectSound(visit, 'of an order with a return')
  },
)

test(
  'another size is reserved for the customer, and is delivered by an order that costs nothing',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, language } = visit
    const email = newEmail()
    const { orderNumber } = await orderAsGuest(visit, readyToWear, { email })
    await deliver(orderNumber)
    await becomeCustomer(visit, email)
    await open(`/order-return/${orderNumber}`)
    await chooseKind(visit, 'exchange')
    await chooseProduct(visit, readyToWear)
    await page.getByLabel(t('return_why'), { exact: true }).selectOption('too_small')
    await sendButton(visit).click()
    await page.getByText(t('return_instead_missing')).waitFor()
    await page.getByLabel(t('return_instead'), { exact: true }).selectOption({ index: 1 })
    await expectSound(visit, 'of asking for an exchange')
    await sendButton(visit).click()
    await seeState(visit, t('return_state_requested'))
    const returnNumber = await numberOn(visit)
    const returnPage = new URL(page.url()).pathname.replace(/^\/ar/, '')

    await open('/my-order')
    await page.getByRole('link', { name: t('return_in_progress') }).waitFor()
    await expectSound(visit, 'of my orders with a return')
    await staff('approve-return')({ returnNumber })
    await inspect(returnNumber)
    const { newOrderNumber } = await staff('resolve-return')({ returnNumber, outcome: 'exchanged' })
    await open(returnPage)
    await seeState(visit, t('return_state_exchanged'))
    await expectSound(visit, 'of an exchange that was sent')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(String(newOrderNumber)) })
      .click()
    await page.getByRole('heading', { level: 1, name: t('order_is_placed') }).waitFor()
    await page.getByText(t('return_made_from')).waitFor()
    expect(await page.getByRole('button', { name: t('cancel_title') }).count()).toBe(0)
    await page
      .getByRole('main')
      .getByText(textIn(readyToWear.name, language), { exact: true })
      .waitFor()
    await expectSound(visit, 'of an order that comes of a return')
  },
)

test(
  'a claim with a picture is rejected, appealed, and withdrawn by the customer',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const { orderNumber, orderToken } = await orderAsGuest(visit, readyToWear, {
      email: newEmail(),
    })
    await open(`/order-return/${orderToken}`)
    await page.getByRole('heading', { level: 1, name: t('return_not_yet') }).waitFor()
    await expectSound(visit, 'of asking too early')
    await deliver(orderNumber)
    await open(`/order-return/${orderToken}`)
    await chooseKind(visit, 'claim')
    await chooseProduct(visit, readyToWear)
    await page.getByLabel(t('return_why'), { exact: true }).selectOption('damaged')
    await sendButton(visit).click()
    await page.getByText(t('field_required')).first().waitFor()
    await page.getByText(t('return_picture_missing')).waitFor()
    const note = say('A hole in the left sleeve.', 'ثقب في الكم الأيسر.')
    await page.getByLabel(t('return_note')).fill(note)
    await addPicture(visit)
    // Scrolls to the top, so that no content is under the bar of the shop.
    await page.evaluate(() => scrollTo(0, 0))
    await expectSound(visit, 'of reporting a fault')
    await page.reload()
    await page.getByRole('img', { name: t('review_picture', { number: 1 }) }).waitFor()
    await sendButton(visit).click()
    await seeState(visit, t('return_state_requested'))
    await page.getByRole('img', { name: t('review_picture', { number: 1 }) }).waitFor()

    const returnNumber = await numberOn(visit)
    const reason = say('The hole is a tear from wearing it.', 'الثقب من اللبس.')
    await staff('reject-return')({ returnNumber, reason })
    await page.reload()
    await seeState(visit, t('return_state_rejected'))
    await page.getByText(reason).waitFor()
    await expectSound(visit, 'of a claim that is rejected')
    await page.getByLabel(t('return_appeal')).fill(say('I never wore it.', 'لم ألبسها قط.'))
    await page.getByRole('button', { name: t('return_appeal_send') }).click()
    await seeState(visit, t('return_state_appealed'))
    await staff('approve-return')({ returnNumber })
    await page.reload()
    await seeState(visit, t('return_state_approved'))

    await page.getByRole('button', { name: t('return_cancel') }).click()
    const dialog = page.getByRole('alertdialog', { name: t('return_cancel_title') })
    await dialog.getByText(t('return_cancel_text')).waitFor()
    await expectSound(visit, 'of keeping the units after all')
    await dialog.getByRole('button', { name: t('return_cancel') }).click()
    await seeState(visit, t('return_state_cancelled'))
    await expectSound(visit, 'of a return that the customer took back')
  },
)

test(
  'a made-to-order item is altered, and the customer follows the alteration as an order',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const { orderNumber, orderToken } = await orderAsGuest(visit, madeToOrder, {
      email: newEmail(),
    })
    await deliver(orderNumber)
    await open(`/order-return/${orderToken}`)
    await page.getByRole('radio', { name: startsLike(t('return_kind_alteration')) }).waitFor()
    const back = page.getByRole('radio', { name: startsLike(t('return_kind_return')) })
    expect(await back.count()).toBe(0)
    await chooseKind(visit, 'alteration')
    await chooseProduct(visit, madeToOrder)
    await page.getByLabel(t('return_why'), { exact: true }).selectOption('too_long')
    await page.getByLabel(t('return_note')).fill(say('The sleeves, 2 cm.', 'الأكمام، 2 سم.'))
    await expectSound(visit, 'of asking for an alteration')
    await sendButton(visit).click()
    await seeState(visit, t('return_state_requested'))
    const returnNumber = await numberOn(visit)
    await staff('approve-return')({ returnNumber })
    await inspect(returnNumber)
    const { newOrderNumber } = await staff('resolve-return')({ returnNumber, outcome: 'altered' })
    await page.reload()
    await seeState(visit, t('return_state_altered'))
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(String(newOrderNumber)) })
      .click()
    await page.getByRole('heading', { level: 1, name: t('production_step', { step: 2 }) }).waitFor()
    await open('/my-return/00000000000000000000000000000000')
    await page.getByRole('heading', { level: 1, name: t('return_unknown') }).waitFor()
    await expectSound(visit, 'of no return')
  },
)

function sendButton({ page, t }: Visit) {
  return page.getByRole('main').getByRole('button', { name: t('return_send') })
}

type Kind = 'return' | 'exchange' | 'alteration' | 'claim'

async function chooseKind({ page, t }: Visit, kind: Kind) {
  await page.getByRole('radio', { name: startsLike(t(`return_kind_${kind}`)) }).check()
}

async function chooseProduct({ page, language }: Visit, product: Product) {
  await page.getByRole('checkbox', { name: new RegExp(textIn(product.name, language)) }).check()
}

async function seeState({ page }: Visit, state: string) {
  await page.getByRole('heading', { level: 1, name: state, exact: true }).waitFor()
}

/** The number of the return that is shown. */
async function numberOn({ page }: Visit): Promise<string> {
  const line = await page
    .getByText(/RT-\d+/)
    .first()
    .textContent()
  return /RT-\d+/.exec(line ?? '')?.[0] ?? 'no return number'
}

async function addPicture({ page, t }: Visit) {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 480
    canvas.height = 640
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#2b2622'
    pen.fillRect(0, 0, 480, 640)
    pen.fillStyle = '#d8cbb8'
    pen.fillRect(200, 280, 60, 60)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  await page
    .getByLabel(t('review_pictures_add'))
    .setInputFiles([
      { name: 'hole.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') },
    ])
  await page.getByRole('img', { name: t('review_picture', { number: 1 }) }).waitFor()
}
