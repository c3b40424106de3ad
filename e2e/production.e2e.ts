import { textIn } from '@rimal/contract/language'
import { becomeCustomer, newEmail } from './logging-in.ts'
import { orderInCart, orderPaidByCard, payByCard } from './ordering.ts'
import { callShop, inches, products, cartInputFor } from './shopping.ts'
import { expectSound } from './sound.ts'
import { staff } from './staff/client.ts'
import { onThePhone } from './runs.ts'
import { test, type Visit } from './visit.ts'

test(
  "a product is made to the customer's measurements, and the customer sees every step until the delivery",
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, t, open, say, language } = visit
    const email = newEmail()
    const { orderNumber, orderToken } = await orderMeasured(visit, email)
    const { lines } = await callShop(visit, `order/get-order/${orderToken}`)
    const product = { orderNumber, lineId: lines[0].id as string, force: true }
    const question = say('Is the waist taken loosely?', 'هل أُخذ قياس الخصر بارتخاء؟')
    await staff('change-production-stage')({
      ...product,
      state: 'awaiting_measurements',
      note: question,
    })
    await open(`/order/${orderToken}`)
    await page.getByText(t('production_question')).waitFor()
    await page.getByText(question).waitFor()
    await expectSound(visit, 'of an order with a question about a measure')

    await staff('change-production-stage')({ ...product, state: 'in_review' })
    await staff('confirm-order')({ orderNumber, force: true })
    await page.reload()
    await page.getByText(t('production_waits')).waitFor()
    await staff('change-production-stage')({ ...product, state: 'cutting', tailor: 'Salma' })
    await staff('change-production-stage')({ ...product, state: 'stitching' })
    await page.reload()
    await see(visit, t('production_step', { step: 2 }))
    const name = textIn(products.hala.name, language)
    const steps = page.getByRole('list', { name: t('production_of', { product: name }) })
    await steps.getByText(t('production_stage_stitching')).waitFor()
    await expectSound(visit, 'of an order that is being sewn')

    await becomeCustomer(visit, email)
    await open('/my-order')
    await page.getByRole('link', { name: t('production_step', { step: 2 }) }).waitFor()
    await expectSound(visit, 'of my orders with one that is being sewn')

    await staff('change-production-stage')({ ...product, state: 'finishing' })
    await staff('change-production-stage')({ ...product, state: 'quality_check' })
    await staff('change-production-stage')({ ...product, state: 'ready' })
    await open(`/order-details/${orderNumber}`)
    await see(visit, t('order_is_ready'))
    await page.getByText(t('production_done')).waitFor()
    await staff('ship-order')({ orderNumber, force: true, carrier: 'Aramex' })
    await staff('add-tracking-event')({ orderNumber, step: 'in_transit' })
    await staff('add-tracking-event')({ orderNumber, step: 'out_for_delivery' })
    await page.reload()
    await see(visit, t('shipment_is_out_today'))
    await page
      .getByRole('list', { name: t('shipment_steps') })
      .getByText(t('shipment_step_in_transit'))
      .waitFor()
    await expectSound(visit, 'of an order that is out for delivery')
    await open(`/new-delivery/${orderNumber}`)
    await see(visit, t('shipment_is_out_today'))
    await expectSound(visit, 'of a delivery that is out')
    await staff('add-tracking-event')({ orderNumber, step: 'delivered' })
    await open(`/order-details/${orderNumber}`)
    await see(visit, t('order_is_delivered'))
  },
)

test(
  'an order waits for an answer of the customer, and continues once it is released',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const { orderNumber, orderToken } = await orderPaidByCard(visit, products.nada, newEmail())
    const note = say('Which villa number is it?', 'ما رقم الفيلا؟')
    await staff('hold-order')({ orderNumber, reason: 'address_unclear', note })
    await open(`/order/${orderToken}`)
    await see(visit, t('order_is_on_hold'))
    await page.getByText(t('hold_why_address_unclear')).waitFor()
    await page.getByText(t('hold_note', { note })).waitFor()
    await page.getByRole('button', { name: t('cancel_title') }).waitFor()
    await expectSound(visit, 'of an order on hold')
    await staff('release-order')({ orderNumber })
    await page.reload()
    await see(visit, t('order_is_placed'))

    const step = { orderNumber, force: true }
    await staff('confirm-order')({ orderNumber, force: false })
    await staff('order-ready')({ orderNumber, force: false })
    await staff('ship-order')({ ...step, carrier: 'Aramex' })
    await staff('add-tracking-event')({ orderNumber, step: 'lost' })
    await page.reload()
    await see(visit, t('shipment_is_lost'))
    await page.getByText(t('shipment_lost_text')).waitFor()
    await expectSound(visit, 'of an order whose parcel was lost')
  },
)

function see({ page }: Visit, name: string) {
  return page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Orders a made-to-measure product, paid with a card. */
async function orderMeasured(visit: Visit, email: string) {
  // The shop counts in quarter inches.
  const quarters = Object.entries(inches).map(([key, figure]) => [key, figure * 4])
  const size = { unit: 'in', measurements: Object.fromEntries(quarters) }
  const { customSizeId } = await callShop(visit, 'custom-size/save-custom-size', size)
  const { size: _size, ...input } = await cartInputFor(visit, products.hala)
  await callShop(visit, 'guest-cart/add-to-cart', { ...input, customSizeId })
  return payByCard(visit, await orderInCart(visit, { email, paymentMethod: 'card' }))
}
