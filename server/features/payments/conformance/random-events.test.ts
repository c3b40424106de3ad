import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, later, placeOrder, sendAll, stockOf } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { paymentProviders } from '../providers.ts'
import type { FakeProvider } from '../../../test/payments/fake-provider.ts'
import { fakeTabby } from '../../../test/payments/fake-tabby.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'

const sku = 'TRY-A-BLACK-54'
const price = 10_000

/** Everything that may happen to an order that awaits payment, in any sequence and number. */
const events = [
  'pays',
  'is declined',
  'leaves the page',
  'event',
  'events at once',
  'returns',
  'timer',
  'half an hour',
  'cancels',
  'tries again',
  'pays the courier',
  'is sent',
  'provider goes down',
  'provider is up',
] as const
type Event = (typeof events)[number]

test.each([
  ['tap', fakeTap],
  ['tabby', fakeTabby],
] as const)(
  '%s: whatever happens, books, order and stock agree in the end',
  async (_, open) => {
    await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
    const product = await addProduct(shop.deps.db, { id: 'try-a', price, stock: { 54: 500 } })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: 9 }),
        async (happening) => {
          using fake = await open()
          const story = await startStory(shop, fake, product)
          for (const event of happening) await actions[event](story)
          await settleAll(story)
          await expectAgreement(story)
        },
      ),
      { numRuns: 25 },
    )
  },
  120_000,
)

type Product = Awaited<ReturnType<typeof addProduct>>

/** An order that awaits its payment, and the provider that takes the payment. */
async function startStory(shop: TestShop, fake: FakeProvider, product: Product) {
  Object.assign(shop.deps.config, {
    paymentProviders: [fake.name, 'cash-on-delivery'],
    paymentAccounts: fake.accounts,
  })
  shop.deps.payments = paymentProviders(shop.deps.config, () => shop.deps)
  shop.setClock(later(0))
  const before = await stockOf(shop, sku)
  const customer = await buyer(shop, product)
  const { result } = await placeOrder(customer, { paymentMethod: fake.method })
  const { orderToken } = result
  /** The sessions in which the shopper has paid, was declined or gave up. */
  const decided = new Set<string>()
  return { shop, fake, customer, orderToken, before, decided, minutes: 0 }
}

type Story = Awaited<ReturnType<typeof startStory>>

const actions: Record<Event, (story: Story) => Promise<unknown> | void> = {
  pays: (story) => decide(story, 'pay'),
  'is declined': (story) => decide(story, 'decline'),
  'leaves the page': (story) => decide(story, 'expire'),
  event: sendEvents,
  'events at once': (story) =>
    Promise.all([sendEvents(story), sendEvents(story), runTimers(story), comeBack(story)]),
  returns: comeBack,
  timer: runTimers,
  'half an hour': (story) => pass(story, 31),
  cancels: ({ customer, orderToken }) =>
    customer.guest.call('POST order/cancel-order', {
      body: { order: orderToken, reason: 'changed_mind' },
    }),
  'tries again': (story) => payAgain(story, story.fake.method),
  'pays the courier': (story) => payAgain(story, 'cash_on_delivery'),
  'is sent': ({ shop }) => sendAll(shop),
  'provider goes down': ({ fake }) => fake.setTrouble('down'),
  'provider is up': ({ fake }) => fake.setTrouble(null),
}

async function listAttempts({ shop, orderToken }: Story) {
  const { rows } = await shop.deps.pool.query<{ id: string; token: string; ref: string | null }>(
    `select a.id, a.token, a.provider_ref as ref from payment_attempts a
    join orders o on o.id = a.order_id where o.token = $1 order by a.created_at`,
    [orderToken],
  )
  return rows
}

async function listRefs(story: Story) {
  return (await listAttempts(story)).flatMap(({ ref }) => ref ?? [])
}

async function decide(story: Story, how: 'pay' | 'decline' | 'expire') {
  const ref = (await listRefs(story)).find((one) => !story.decided.has(one))
  if (ref === undefined) return
  story.decided.add(ref)
  story.fake[how](ref)
}

async function sendEvents(story: Story) {
  const { shop, fake } = story
  for (const ref of await listRefs(story)) {
    const { rawBody, headers } = await fake.event(ref, shop.deps.clock())
    await fetch(`${shop.address}/api/payment/webhook/${fake.name}`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      body: rawBody,
    })
  }
}

async function runTimers({ shop }: Story) {
  await shop.runJob('settle-open-payments')
  await shop.runJob('expire-unpaid-orders')
}

async function comeBack(story: Story) {
  for (const { token } of await listAttempts(story)) {
    await story.shop.call('GET payment/get-status/{paymentToken}', {
      params: { paymentToken: token },
    })
  }
}

function payAgain(
  { shop, orderToken }: Story,
  paymentMethod: 'cash_on_delivery' | FakeProvider['method'],
) {
  return shop.call('POST order/pay-again', { body: { orderToken, paymentMethod } })
}

function pass(story: Story, minutes: number) {
  story.minutes += minutes
  story.shop.setClock(later(story.minutes))
}

/**
 * Simulates a late moment at which every provider works again: pages have ended, and timers have done what was
 * left.
 */
async function settleAll(story: Story) {
  story.fake.setTrouble(null)
  for (const ref of await listRefs(story)) {
    if (!story.decided.has(ref)) story.fake.expire(ref)
  }
  for (let round = 0; round < 5; round += 1) {
    pass(story, 90)
    await runTimers(story)
  }
}

async function expectAgreement(story: Story) {
  const { shop, fake, before } = story
  const order = await findEnded(story)
  expect(order?.status).toMatch(/^(placed|shipped|expired|cancelled)$/)
  const isSold = order?.status === 'placed' || order?.status === 'shipped'
  const isTaken = fake.capturesAtOnce || order?.status === 'shipped'
  for (const { id, ref } of await listAttempts(story)) {
    const booked = await ledgerOf(shop, id)
    const isActive = isSold && order?.paidBy === id
    expect(booked.captured - booked.refunded).toBe(isActive && isTaken ? order.total : 0)
    expect(booked.authorized - booked.voided).toBe(
      isActive && booked.authorized > 0 ? order.total : booked.authorized > 0 ? booked.captured : 0,
    )
    if (ref === null) continue
    const { captured, refunded, voided } = fake.books(ref)
    expect({ captured, refunded }).toEqual({
      captured: booked.captured,
      refunded: booked.refunded,
    })
    expect(voided).toBe(booked.voided)
  }
  // The unit is sold or back in stock; no unit stays reserved.
  const sold = isSold ? 1 : 0
  expect(await stockOf(shop, sku)).toEqual({ stock: (before?.stock ?? 0) - sold, reserved: 0 })
  expect(order?.placed).toBeLessThanOrEqual(1)
  expect(order?.invoice !== null).toBe((order?.placed ?? 0) > 0)
  expect(fake.faults).toEqual([])
}

type Ended = {
  status: string
  paidBy: string | null
  total: number
  invoice: string | null
  placed: number
}

async function findEnded({ shop, orderToken }: Story): Promise<Ended | undefined> {
  const { rows } = await shop.deps.pool.query<Ended>(
    `select status, paid_by as "paidBy", total,
      (select number from invoices where order_id = o.id and kind = 'invoice') as invoice,
      (select count(*)::int from order_events where order_id = o.id and to_status = 'placed') as placed
    from orders o where token = $1`,
    [orderToken],
  )
  return rows[0]
}

async function ledgerOf(shop: TestShop, attemptId: string) {
  const { rows } = await shop.deps.pool.query<{ kind: string; amount: number }>(
    'select kind, sum(amount)::int as amount from payment_ledger where attempt_id = $1 group by kind',
    [attemptId],
  )
  const sum = (kind: string) => rows.find((row) => row.kind === kind)?.amount ?? 0
  return {
    authorized: sum('authorize'),
    captured: sum('capture'),
    refunded: sum('refund'),
    voided: sum('void'),
  }
}
