import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Guests } from '../guests.ts'
import { CardOrder, openCardOrder } from './card-order.ts'
import type { FakeTap } from './fake-tap.ts'

const outageMs = 20_000

export type Scene = {
  fake: FakeTap
  guests: Guests
  /** Opens a cart, and an order with its charge. */
  shopping: { address: string; fake: FakeTap; product: Guests['products'][number] }
  /** The status that each order has to have in the end, by its number. */
  expected: Map<string, string>
  wrong: string[]
  statusOf: (order: CardOrder) => Promise<string | undefined>
}

/** Three guests meet the outage: two have paid, and one is about to. */
export async function outage(scene: Scene, state: 'away' | 'slow') {
  const { fake, guests, shopping, expected, wrong, statusOf } = scene
  const [notified, itsCharge] = await openCardOrder(shopping)
  const [silent, silentCharge] = await openCardOrder(shopping)
  const late = await CardOrder.open(shopping)
  await fake.become(state)
  if (await late.send()) wrong.push('a payment began at a provider that does not answer')
  fake.pay(itsCharge)
  fake.pay(silentCharge)
  if ((await fake.notify(itsCharge)) !== 200) wrong.push('a webhook of the provider was refused')
  // These are orders in cash: no payment by card can begin.
  await Promise.all([guests.untilOrders(10), delay(outageMs)])
  for (const order of [notified, silent]) {
    if ((await statusOf(order)) !== 'awaiting_payment')
      wrong.push(`${order.number} is paid unasked`)
    expected.set(order.number, 'placed')
  }
  await fake.become('up')
  if (!(await late.send())) return void wrong.push('no payment began after the outage')
  const charge = await late.charge()
  fake.pay(charge)
  await fake.notify(charge)
  expected.set(late.number, 'placed')
  // A slow provider opened a charge that the shop had given up. It is paid too, and has to be refunded.
  for (const other of fake.chargesOf(late.number)) {
    if (other === charge) continue
    fake.pay(other)
    await fake.notify(other)
  }
}

/** Webhooks and answers that are not true, and true ones that come too often or too late. */
export async function lies({ fake, shopping, expected, wrong, guests }: Scene) {
  const open = async (status: string) => {
    const [order, charge] = await openCardOrder(shopping)
    expected.set(order.number, status)
    return { order, charge }
  }
  const says = { status: 'CAPTURED' } as const

  const unpaid = await open('awaiting_payment')
  await fake.notify(unpaid.charge, { says })

  const forged = await open('awaiting_payment')
  const answer = await fake.notify(forged.charge, { says, key: 'sk_test_of_a_stranger' })
  if (answer !== 401) wrong.push(`a forged webhook was answered with ${answer}`)

  const tooLittle = await open('awaiting_payment')
  tooLittle.charge.amount = 100
  const foreign = await open('awaiting_payment')
  foreign.charge.attemptId = randomUUID()
  for (const { charge } of [tooLittle, foreign]) {
    fake.pay(charge)
    await fake.notify(charge)
  }

  const repeated = await open('placed')
  fake.pay(repeated.charge)
  await Promise.all(Array.from({ length: 5 }, () => fake.notify(repeated.charge)))

  const cancelled = await open('cancelled')
  await cancelled.order.cancel()
  fake.answersToLose = 1
  fake.pay(cancelled.charge)
  await fake.notify(cancelled.charge)
  await guests.untilOrders(10)
}
