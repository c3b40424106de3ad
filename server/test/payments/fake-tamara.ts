import { randomUUID } from 'node:crypto'
import { fromDecimal, toDecimalString } from '@rimal/contract/money'
import { SignJWT } from 'jose'
import Type, { type Static } from 'typebox'
import type { FakeProvider } from './fake-provider.ts'
import { bodyOf, type FakeAnswer, type FakeCall, openFakeProvider } from './open-fake-provider.ts'

const account = {
  apiToken: 'the-token-of-our-calls',
  notificationToken: 'the-token-that-tamara-signs-with',
}
const strict = { additionalProperties: false }
const Text = Type.String({ minLength: 1, maxLength: 255 })
const Money = Type.Object(
  {
    amount: Type.Number({ minimum: 0 }),
    currency: Type.Enum(['SAR', 'AED', 'KWD', 'BHD', 'OMR']),
  },
  strict,
)
const person = { first_name: Text, last_name: Text, phone_number: Text }
const Address = Type.Object(
  { ...person, line1: Text, city: Text, country_code: Type.String({ pattern: '^[A-Z]{2}$' }) },
  strict,
)

/** docs.tamara.co, "Create Checkout Session". */
const Checkout = Type.Object(
  {
    order_reference_id: Text,
    order_number: Text,
    total_amount: Money,
    shipping_amount: Money,
    tax_amount: Money,
    discount: Type.Optional(Type.Object({ name: Text, amount: Money }, strict)),
    description: Text,
    country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
    payment_type: Type.Literal('PAY_BY_INSTALMENTS'),
    instalments: Type.Literal(4),
    locale: Type.Enum(['ar_SA', 'en_US']),
    items: Type.Array(
      Type.Object(
        {
          reference_id: Text,
          type: Text,
          name: Text,
          sku: Type.String({ minLength: 1, maxLength: 128 }),
          quantity: Type.Integer({ minimum: 1 }),
          unit_price: Money,
          discount_amount: Money,
          tax_amount: Money,
          total_amount: Money,
        },
        strict,
      ),
      { minItems: 1 },
    ),
    consumer: Type.Object({ ...person, email: Text }, strict),
    shipping_address: Address,
    billing_address: Address,
    merchant_url: Type.Object(
      { success: Text, failure: Text, cancel: Text, notification: Text },
      strict,
    ),
    risk_assessment: Type.Object(
      {
        is_guest_user: Type.Boolean(),
        is_existing_customer: Type.Boolean(),
        total_order_count: Type.Integer({ minimum: 0 }),
        is_phone_verified: Type.Boolean(),
        account_creation_date: Type.Optional(Type.String({ pattern: '^\\d\\d-\\d\\d-\\d{4}$' })),
      },
      strict,
    ),
    expires_in_minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  },
  strict,
)
const Eligibility = Type.Object(
  { order: Money, customer: Type.Object({ phone: Text }, strict) },
  strict,
)
const Capture = Type.Object(
  {
    order_id: Text,
    total_amount: Money,
    shipping_info: Type.Object({ shipped_at: Type.String(), shipping_company: Text }, strict),
  },
  strict,
)
const Cancel = Type.Object({ total_amount: Money }, strict)
const Refund = Type.Object({ total_amount: Money, comment: Text, merchant_refund_id: Text }, strict)

type Sum = Static<typeof Money>
type Order = {
  order_id: string
  order_reference_id: string
  status: string
  total_amount: Sum
  captures: { capture_id: string; total_amount: Sum }[]
  refunds: { refund_id: string; total_amount: Sum; merchant_refund_id: string }[]
  cancels: { cancel_id: string; total_amount: Sum }[]
}

export async function fakeTamara(currency = 'SAR'): Promise<FakeProvider> {
  const books = openBooks(currency)
  const fake = await openFakeProvider((call) => answer(books, call))
  const { get, minor } = books
  const set = (status: string) => (ref: string) => void (get(ref).status = status)
  const event = (key: string) => (ref: string, now: Date) => signedEvent(get(ref), key, now)
  return {
    ...fake,
    name: 'tamara',
    accounts: { tamara: { origin: fake.origin, ...account } },
    method: 'pay_in_4',
    currency,
    capturesAtOnce: false,
    pay: set('approved'),
    decline: set('declined'),
    expire: set('expired'),
    event: event(account.notificationToken),
    forgedEvent: event('the-token-of-somebody-else-entirely'),
    books: (ref) => {
      const { captures, refunds, cancels } = get(ref)
      return { captured: minor(captures), refunded: minor(refunds), voided: minor(cancels) }
    },
    refundByHand: (ref, amount) => {
      const id = randomUUID()
      const move = { refund_id: id, total_amount: books.money(amount), merchant_refund_id: id }
      get(ref).refunds.push(move)
      get(ref).status = 'partially_refunded'
    },
    clear: (ref) => void books.orders.delete(ref),
    refuseBuyers: () => void (books.refusesBuyers = true),
  }
}

function openBooks(currency: string) {
  const orders = new Map<string, Order>()
  return {
    orders,
    refusesBuyers: false,
    get(id: string): Order {
      const order = orders.get(id)
      if (!order) throw new Error(`no order ${id}`)
      return order
    },
    /** Adds up in minor units. */
    minor: (list: { total_amount: Sum }[]) =>
      list.reduce((all, { total_amount: { amount } }) => all + fromDecimal(amount, currency), 0),
    money: (amount: number): Sum => ({
      amount: Number(toDecimalString(amount, currency)),
      currency: currency as Sum['currency'],
    }),
  }
}

type Books = ReturnType<typeof openBooks>

function answer(books: Books, call: FakeCall): FakeAnswer {
  if (call.headers.authorization !== `Bearer ${account.apiToken}`) {
    return { status: 401, body: {} }
  }
  const at = `${call.method} ${call.path}`
  if (at === 'POST /pre-checkout/v1/eligibility') {
    bodyOf(Eligibility, call)
    return { body: { is_eligible: !books.refusesBuyers } }
  }
  if (at === 'POST /checkout') return createOrder(books, call)
  if (at === 'POST /payments/capture') return capture(books, call)
  const [, path, id = '', verb] =
    /^\w+ (\/merchants\/orders|\/orders|\/payments\/simplified-refund)\/([\w-]+)(?:\/(\w+))?$/.exec(
      at,
    ) ?? []
  if (call.method === 'GET' && path === '/merchants/orders') {
    return books.orders.has(id) ? read(books, id) : { status: 404, body: {} }
  }
  if (path === '/payments/simplified-refund') return refund(books, books.get(id), call)
  if (verb === 'authorise') return authorise(books.get(id))
  if (verb === 'cancel') return cancel(books, books.get(id), call)
  throw new Error('no such call')
}

function createOrder({ orders, minor }: Books, call: FakeCall): FakeAnswer {
  const { order_reference_id, total_amount, items, shipping_amount } = bodyOf(Checkout, call)
  const parts = minor(items) + minor([{ total_amount: shipping_amount }])
  if (parts !== minor([{ total_amount }])) throw new Error('the parts are not the whole')
  const order_id = randomUUID()
  const entries = { captures: [], refunds: [], cancels: [] }
  orders.set(order_id, { order_id, order_reference_id, status: 'new', total_amount, ...entries })
  const checkout_id = randomUUID()
  const checkout_url = `https://checkout.tamara.co/checkout/${checkout_id}`
  return { body: { order_id, checkout_id, checkout_url, status: 'new' } }
}

function read({ get, minor, money }: Books, id: string): FakeAnswer {
  const { captures, refunds, cancels, ...rest } = get(id)
  return {
    body: {
      ...rest,
      captured_amount: money(minor(captures)),
      refunded_amount: money(minor(refunds)),
      canceled_amount: money(minor(cancels)),
      transactions: { captures, refunds, cancels },
    },
  }
}

function authorise(order: Order): FakeAnswer {
  if (order.status === 'authorised') return { status: 409, body: {} }
  if (order.status !== 'approved') throw new Error(`authorise of ${order.status}`)
  order.status = 'authorised'
  return { body: { order_id: order.order_id, status: 'authorised', auto_captured: false } }
}

function capture({ get, minor }: Books, call: FakeCall): FakeAnswer {
  const { order_id, total_amount } = bodyOf(Capture, call)
  const order = get(order_id)
  order.captures.push({ capture_id: randomUUID(), total_amount })
  const left = minor([order]) - minor(order.captures)
  if (left < 0) throw new Error('more than was authorised')
  order.status = left === 0 ? 'fully_captured' : 'partially_captured'
  return { body: { order_id, status: order.status } }
}

function cancel({ minor }: Books, order: Order, call: FakeCall): FakeAnswer {
  const { total_amount } = bodyOf(Cancel, call)
  if (order.status !== 'authorised' && order.status !== 'updated') {
    throw new Error(`cancel of ${order.status}`)
  }
  order.cancels.push({ cancel_id: randomUUID(), total_amount })
  order.status = minor(order.cancels) === minor([order]) ? 'canceled' : 'updated'
  return { body: { order_id: order.order_id, status: order.status } }
}

function refund({ minor }: Books, order: Order, call: FakeCall): FakeAnswer {
  const { total_amount, merchant_refund_id } = bodyOf(Refund, call)
  order.refunds.push({ refund_id: randomUUID(), total_amount, merchant_refund_id })
  const left = minor(order.captures) - minor(order.refunds)
  if (left < 0) throw new Error('more than was captured')
  order.status = left === 0 ? 'fully_refunded' : 'partially_refunded'
  return { body: { order_id: order.order_id, status: order.status } }
}

async function signedEvent(order: Order, key: string, now: Date) {
  const { order_id, order_reference_id, status } = order
  const data = { order_id, order_reference_id, event_type: `order_${status}`, data: [] }
  const token = await new SignJWT({ iss: 'Tamara' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .sign(new TextEncoder().encode(key))
  return {
    rawBody: JSON.stringify(data),
    headers: { authorization: `Bearer ${token}` },
    query: { tamaraToken: token },
  }
}
