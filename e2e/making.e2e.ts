import { textIn } from '@rimal/contract/language'
import { houseDesk } from './house-desk.ts'
import { newEmail, register, seeAccount } from './logging-in.ts'
import { orderInBag, orderPaidByCard, payByCard } from './ordering.ts'
import { callShop, inches, pieces, wishFor } from './shopping.ts'
import { expectSound } from './sound.ts'
import { staff } from './staff-desk.ts'
import { onThePhone, journey, type Visit } from './visit.ts'

journey(
  'a piece is sewn to her measure, and she sees every step until it is at her door',
  async (visit) => {
    const { page, t, open, say, language } = visit
    const desk = await houseDesk()
    const email = newEmail()
    const { orderNumber, orderToken } = await orderMeasured(visit, email)
    const { lines } = await callShop(visit, `order/get-order/${orderToken}`)
    const piece = { orderNumber, lineId: lines[0].id as string, hurried: true }
    const question = say('Is the waist taken loosely?', 'هل أُخذ قياس الخصر بارتخاء؟')
    await desk('move-piece', { ...piece, state: 'awaiting_measurements', note: question })
    await open(`/order/${orderToken}`)
    await page.getByText(t('making_question')).waitFor()
    await page.getByText(question).waitFor()
    await expectSound(visit, 'of an order with a question about a measure')

    await desk('move-piece', { ...piece, state: 'in_review' })
    await desk('confirm-order', { orderNumber, hurried: true })
    await page.reload()
    await page.getByText(t('making_waits')).waitFor()
    await desk('move-piece', { ...piece, state: 'cutting', tailor: 'Salma' })
    await desk('move-piece', { ...piece, state: 'stitching' })
    await page.reload()
    await see(visit, t('making_step', { step: 2 }))
    const name = textIn(pieces.hala.name, language)
    const steps = page.getByRole('list', { name: t('making_of', { piece: name }) })
    await steps.getByText(t('making_stage_stitching')).waitFor()
    await expectSound(visit, 'of an order that is being sewn')

    await open('/user-login')
    await register(visit, email)
    await seeAccount(visit)
    await open('/my-order')
    await page.getByRole('link', { name: t('making_step', { step: 2 }) }).waitFor()
    await expectSound(visit, 'of my orders with one that is being sewn')

    await desk('move-piece', { ...piece, state: 'finishing' })
    await desk('move-piece', { ...piece, state: 'quality_check' })
    await desk('move-piece', { ...piece, state: 'ready' })
    await open(`/order-details/${orderNumber}`)
    await see(visit, t('order_is_ready'))
    await page.getByText(t('making_done')).waitFor()
    await desk('ship-order', { orderNumber, hurried: true, carrier: 'Aramex' })
    await desk('track-parcel', { orderNumber, step: 'in_transit' })
    await desk('track-parcel', { orderNumber, step: 'out_for_delivery' })
    await page.reload()
    await see(visit, t('parcel_is_out_today'))
    await page
      .getByRole('list', { name: t('parcel_steps') })
      .getByText(t('parcel_step_in_transit'))
      .waitFor()
    await expectSound(visit, 'of an order that is out for delivery')
    await open(`/new-delivery/${orderNumber}`)
    await see(visit, t('parcel_is_out_today'))
    await expectSound(visit, 'of a delivery that is out')
    await desk('track-parcel', { orderNumber, step: 'delivered' })
    await open(`/order-details/${orderNumber}`)
    await see(visit, t('order_is_delivered'))
  },
  onThePhone,
)

journey(
  'an order waits for a word of hers, and goes on once she gave it',
  async (visit) => {
    const { page, t, open, say } = visit
    const desk = await houseDesk()
    const { orderNumber, orderToken } = await orderPaidByCard(visit, pieces.nada, newEmail())
    const note = say('Which villa number is it?', 'ما رقم الفيلا؟')
    await desk('hold-order', { orderNumber, reason: 'address_unclear', note })
    await open(`/order/${orderToken}`)
    await see(visit, t('order_is_on_hold'))
    await page.getByText(t('hold_why_address_unclear')).waitFor()
    await page.getByText(t('hold_note', { note })).waitFor()
    await page.getByRole('button', { name: t('cancel_title') }).waitFor()
    await expectSound(visit, 'of an order on hold')
    await desk('release-order', { orderNumber })
    await page.reload()
    await see(visit, t('order_is_placed'))

    // The command says the same.
    await staff('order', 'confirm', orderNumber)
    await staff('order', 'ready', orderNumber)
    await staff('order', 'ship', orderNumber, '--carrier', 'Aramex', '--hurried', 'yes')
    await staff('order', 'track', orderNumber, 'lost')
    await page.reload()
    await see(visit, t('parcel_is_lost'))
    await page.getByText(t('parcel_lost_text')).waitFor()
    await expectSound(visit, 'of an order whose parcel was lost')
  },
  onThePhone,
)

function see({ page }: Visit, name: string) {
  return page.getByRole('heading', { level: 1, name }).waitFor()
}

/** A piece that is cut for her, paid with a card. */
async function orderMeasured(visit: Visit, email: string) {
  // The shop counts in quarter inches.
  const quarters = Object.entries(inches).map(([key, figure]) => [key, figure * 4])
  const size = { unit: 'in', measurements: Object.fromEntries(quarters) }
  const { customSizeId } = await callShop(visit, 'custom-size/save-custom-size', size)
  const { size: _size, ...wish } = await wishFor(visit, pieces.hala)
  await callShop(visit, 'guest-cart/add-to-cart', { ...wish, customSizeId })
  return payByCard(visit, await orderInBag(visit, { email, paymentMethod: 'card' }))
}
