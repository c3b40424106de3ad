import { textIn, type Text } from '@rimal/contract/language'
import type { MeasurementKey } from '@rimal/contract/measure/measurements'
import { expect } from '@playwright/test'
import { startsLike } from './texts.ts'
import type { Visit } from './visit.ts'

/** The measurements of a customer, in inches, that cause no question. */
export const inches: Record<MeasurementKey, number> = {
  full_length: 56,
  shoulder: 16,
  armhole: 18,
  sleeve: 23,
  sleeve_length: 24,
  sleeve_width: 14,
  neck: 14,
  chest: 38,
  bust: 40,
  hips: 44,
  waist: 34,
  bicep: 13,
  lower_arm: 10,
  buff_coat: 8,
  buff_normal: 6,
}

export type Product = { id: string; color: string; size: number; name: Text }

/** Products of the sample shop, each with enough stock for the journeys that buy it. */
export const products = {
  maha: { id: 'maha', color: 'maha-black', size: 56, name: { en: 'Maha', ar: 'مها' } },
  jood: { id: 'jood', color: 'jood-bordeaux', size: 58, name: { en: 'Jood', ar: 'جود' } },
  nada: { id: 'nada', color: 'nada-black', size: 54, name: { en: 'Nada', ar: 'ندى' } },
  mawj: { id: 'mawj', color: 'mawj-midnight', size: 56, name: { en: 'Mawj', ar: 'موج' } },
  hind: { id: 'hind', color: 'hind-slate', size: 56, name: { en: 'Hind', ar: 'هند' } },
  // Staff hold, cut and confirm orders of it, so the journeys of shoppers find enough of the others.
  dana: { id: 'dana', color: 'dana-black', size: 56, name: { en: 'Dana', ar: 'دانة' } },
  hala: { id: 'hala', color: 'hala-black', size: 56, name: { en: 'Hala', ar: 'هلا' } },
} satisfies Record<string, Product>

/** Made to order, so that journeys may order the product as often as they need. */
export const madeToOrder: Product = {
  id: 'qamar',
  color: 'qamar-black',
  size: 56,
  name: { en: 'Qamar', ar: 'قمر' },
}

/** Orders go to Dubai; the name is written as a shopper of that language writes it. */
export const emirate: Text = { en: 'Dubai', ar: 'دبي' }
export const email = 'mariam@example.com'
export const phone = '50 555 0186'

export function nameOf({ say }: Visit): string {
  return say('Mariam Al Suwaidi', 'مريم السويدي')
}

/** Asks the shop as its pages do, as the guest of this visit. */
export async function callShop(visit: Visit, path: string, body?: object) {
  const { context, language } = visit
  const options = { data: { language_code: language, ...body } }
  const reply = await (body
    ? context.request.post(`/api/${path}`, options)
    : context.request.get(`/api/${path}`))
  const answer = await reply.json()
  expect(answer, `${path} answers`).toMatchObject({ errorCode: 0 })
  return answer.result
}

/** Adds a product to the cart: a shortcut for journeys that begin with a full cart. */
export async function putInCart(visit: Visit, chosen: Product) {
  await callShop(visit, 'guest-cart/add-to-cart', await cartInputFor(visit, chosen))
}

/** Returns the input of the call that adds a product to a cart. */
export async function cartInputFor(visit: Visit, chosen: Product) {
  const product = await callShop(
    visit,
    `product/get-product?id=${chosen.id}&language_code=${visit.language}`,
  )
  const item = product.items.find(({ id }: { id: string }) => id === chosen.color)
  return {
    product_id: chosen.id,
    product_item_id: chosen.color,
    color_code: item.color_code,
    isSingleCart: false,
    size: chosen.size,
  }
}

/** A shortcut to the last step of checkout, for journeys that begin with paying. */
export async function bringToPayment(visit: Visit, chosen: Product) {
  await putInCart(visit, chosen)
  const contact = { name: nameOf(visit), email, phone: `+971 ${phone}` }
  const address = { ...contact, ...villaOf(visit) }
  await callShop(visit, 'checkout/save-draft', { draft: { contact, address } })
  await visit.open('/checkout?step=payment')
  await placeButton(visit).waitFor()
}

/** Finds the button that places the order; only the last step of checkout has it. */
export function placeButton({ page, t }: Visit) {
  return page.getByRole('button', { name: startsLike(t('place_order')) })
}

export async function fillContact(visit: Visit) {
  const { page, t } = visit
  await page.getByLabel(t('address_name')).fill(nameOf(visit))
  await page.getByLabel(t('address_phone'), { exact: true }).fill(phone)
  await page.getByLabel(t('address_email')).fill(email)
}

/** Returns the delivery address of journeys. */
export function villaOf({ say }: Visit) {
  return {
    type: 'home',
    country: 'AE',
    state: emirate.en,
    district: say('Jumeirah', 'جميرا'),
    city: '',
    addressLineOne: say('Al Wasl Road, villa 12', 'شارع الوصل، فيلا 12'),
    addressLineTwo: '',
    zipCode: '',
    alternateNumber: '',
    landmark: '',
  }
}

export async function fillDelivery(visit: Visit) {
  const { page, t, language, say } = visit
  await page
    .getByLabel(t('address_emirate'), { exact: true })
    .selectOption({ label: textIn(emirate, language) })
  await page.getByLabel(t('address_area'), { exact: true }).fill(say('Jumeirah', 'جميرا'))
  await page
    .getByLabel(t('address_street_and_building'))
    .fill(say('Al Wasl Road, villa 12', 'شارع الوصل، فيلا 12'))
}

/** Fills in checkout, from the first step to the choice of payment. */
export async function fillCheckout(visit: Visit) {
  const { page, t } = visit
  await fillContact(visit)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await fillDelivery(visit)
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
}

const methods = {
  card: { en: 'Card', ar: 'بطاقة مصرفية' },
  pay_in_4: { en: 'Pay in 4', ar: 'قسّميها على 4 دفعات' },
  cash: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
}
export type Method = keyof typeof methods

/** Matches the beginning of the name of a payment method; its hint follows. */
export function methodName({ language }: Visit, method: Method): RegExp {
  return startsLike(textIn(methods[method], language))
}

export async function payBy(visit: Visit, method: Method) {
  const { page } = visit
  await page.getByRole('radio', { name: methodName(visit, method) }).check()
  await placeButton(visit).click()
}

const decisions = {
  approve: { en: 'Approve', ar: 'موافقة' },
  decline: { en: 'Decline', ar: 'رفض' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}
/** These are folded away. */
const rarer = {
  approve_late: { en: 'Approve late', ar: 'موافقة متأخّرة' },
  approve_away: { en: 'Approve and never come back', ar: 'موافقة بلا عودة' },
  approve_twice: { en: 'Approve, and say it twice', ar: 'موافقة تُبلَّغ مرتين' },
  approve_less: { en: 'Approve another amount', ar: 'موافقة على مبلغ آخر' },
  close: { en: 'Close without an answer', ar: 'إغلاق بلا إجابة' },
}
export type Decision = keyof typeof decisions | keyof typeof rarer

/** Presses the button of the test payment that stands for the bank's decision. */
export async function decideAtSimulator({ page, language, say }: Visit, decision: Decision) {
  await page.waitForURL(/\/simulator\/pay\//)
  if (decision in rarer) await page.getByText(say('Rarer cases', 'حالات أندر')).click()
  const name = textIn({ ...decisions, ...rarer }[decision], language)
  await page.getByRole('button', { name, exact: true }).click()
}

/** The number of the order that is shown. */
export async function orderNumberOn({ page }: Visit): Promise<string> {
  const line = await page
    .getByText(/RM-\d+/)
    .first()
    .textContent()
  return /RM-\d+/.exec(line ?? '')?.[0] ?? 'no order number'
}

/** On the page of the order that was just placed. */
export async function seeConfirmation(visit: Visit): Promise<string> {
  const { page, t } = visit
  const [firstName = ''] = nameOf(visit).split(' ')
  await page.waitForURL(/\/order\//)
  await page
    .getByRole('heading', { level: 1, name: t('order_confirmation_title', { name: firstName }) })
    .waitFor()
  return orderNumberOn(visit)
}
