import { randomUUID } from 'node:crypto'
import { fromDecimal, toDecimalString } from '@rimal/contract/money'
import Type, { type Static } from 'typebox'
import type { FakeProvider } from './fake-provider.ts'
import { bodyOf, type FakeAnswer, type FakeCall, openFakeProvider } from './open-fake-provider.ts'

const account = {
  secretKey: 'sk_test_tabby',
  merchantCode: 'rimal_ae',
  webhookToken: 'a-word-that-only-we-and-tabby-know',
}
const Decimal = Type.String({ pattern: '^\\d+\\.\\d{2,3}$' })
const Text = Type.String({ minLength: 1, maxLength: 255 })
const strict = { additionalProperties: false }
const Buyer = Type.Object({ name: Text, email: Text, phone: Text }, strict)
const Address = Type.Object({ city: Text, address: Text, zip: Text }, strict)

/** docs.tabby.ai, "Create a session". */
const Checkout = Type.Object(
  {
    payment: Type.Object(
      {
        amount: Decimal,
        currency: Type.Enum(['AED', 'SAR', 'KWD']),
        description: Type.String(),
        buyer: Buyer,
        shipping_address: Address,
        order: Type.Object(
          {
            reference_id: Text,
            updated_at: Type.String(),
            tax_amount: Decimal,
            shipping_amount: Decimal,
            discount_amount: Decimal,
            items: Type.Array(
              Type.Object(
                {
                  reference_id: Text,
                  title: Text,
                  quantity: Type.Integer({ minimum: 1 }),
                  unit_price: Decimal,
                  discount_amount: Decimal,
                  category: Text,
                  gender: Type.Enum(['Male', 'Female', 'Kids', 'Other']),
                },
                strict,
              ),
              { minItems: 1 },
            ),
          },
          strict,
        ),
        buyer_history: Type.Object(
          {
            registered_since: Type.String(),
            loyalty_level: Type.Integer({ minimum: 0 }),
            wishlist_count: Type.Integer({ minimum: 0 }),
            is_phone_number_verified: Type.Boolean(),
            is_email_verified: Type.Boolean(),
          },
          strict,
        ),
        order_history: Type.Array(
          Type.Object(
            {
              purchased_at: Type.String(),
              amount: Decimal,
              payment_method: Type.Enum(['card', 'cod']),
              status: Type.Enum([
                'new',
                'processing',
                'complete',
                'refunded',
                'canceled',
                'unknown',
              ]),
              buyer: Buyer,
              shipping_address: Address,
            },
            strict,
          ),
          { maxItems: 10 },
        ),
        meta: Type.Object({ order_id: Text, customer: Type.Null() }),
      },
      strict,
    ),
    lang: Type.Enum(['en', 'ar']),
    merchant_code: Type.Literal(account.merchantCode),
    merchant_urls: Type.Object({ success: Text, cancel: Text, failure: Text }, strict),
  },
  strict,
)
const Move = Type.Object({ amount: Decimal, reference_id: Text }, strict)

type Done = Static<typeof Move> & { id: string }
type Payment = Static<typeof Checkout>['payment'] & {
  id: string
  status: 'CREATED' | 'AUTHORIZED' | 'CLOSED' | 'REJECTED' | 'EXPIRED'
  captures: Done[]
  refunds: Done[]
}

const conflict: FakeAnswer = { status: 409, body: { status: 'error', errorType: 'conflict' } }
const forbidden: FakeAnswer = { status: 403, body: { status: 'error', errorType: 'forbidden' } }

export async function fakeTabby(currency = 'AED'): Promise<FakeProvider> {
  const books = openBooks(currency)
  const fake = await openFakeProvider((call) => answer(books, call))
  const { get, sum } = books
  const set = (status: Payment['status']) => (ref: string) => void (get(ref).status = status)
  const event = (token: string) => (ref: string) => {
    const payment = get(ref)
    const rawBody = JSON.stringify({ ...payment, status: payment.status.toLowerCase() })
    return { rawBody, headers: { 'x-webhook-token': token }, query: {} }
  }
  return {
    ...fake,
    name: 'tabby',
    accounts: { tabby: { origin: fake.origin, ...account } },
    method: 'pay_in_4',
    currency,
    capturesAtOnce: false,
    pay: set('AUTHORIZED'),
    decline: set('REJECTED'),
    expire: set('EXPIRED'),
    event: event(account.webhookToken),
    forgedEvent: event('a-word-that-somebody-guessed'),
    books: (ref) => {
      const { amount, status, captures, refunds } = get(ref)
      const captured = sum(captures)
      const voided = status === 'CLOSED' ? fromDecimal(amount, currency) - captured : 0
      return { captured, refunded: sum(refunds), voided }
    },
    refundByHand: (ref, amount) => {
      const id = randomUUID()
      get(ref).refunds.push({ id, amount: toDecimalString(amount, currency), reference_id: id })
    },
    clear: (ref) => void books.payments.delete(ref),
    refuseBuyers: () => void (books.refusesBuyers = true),
  }
}

function openBooks(currency: string) {
  const payments = new Map<string, Payment>()
  return {
    payments,
    refusesBuyers: false,
    get(id: string): Payment {
      const payment = payments.get(id)
      if (!payment) throw new Error(`no payment ${id}`)
      return payment
    },
    /** In minor units. */
    sum: (entries: { amount: string }[]) =>
      entries.reduce((all, { amount }) => all + fromDecimal(amount, currency), 0),
  }
}

type Books = ReturnType<typeof openBooks>

function answer(books: Books, call: FakeCall): FakeAnswer {
  if (call.headers.authorization !== `Bearer ${account.secretKey}`) {
    return { status: 401, body: { status: 'error', errorType: 'unauthorized' } }
  }
  if (call.method === 'POST' && call.path === '/api/v2/checkout') return createSession(books, call)
  const [, id = '', verb = ''] = /^\/api\/v2\/payments\/([\w-]+)(?:\/(\w+))?$/.exec(call.path) ?? []
  if (call.method === 'GET' && call.path === '/api/v2/payments') return list(books, call)
  if (call.method === 'GET' && !books.payments.has(id)) return { status: 404, body: {} }
  const payment = books.get(id)
  if (call.method === 'GET' && verb === '') return { body: payment }
  if (call.method === 'POST' && verb === 'captures') return capture(books, payment, call)
  if (call.method === 'POST' && verb === 'refunds') return refund(books, payment, call)
  if (call.method === 'POST' && verb === 'close') {
    if (payment.status !== 'AUTHORIZED') return forbidden
    payment.status = 'CLOSED'
    return { body: payment }
  }
  throw new Error('no such call')
}

function createSession({ payments, refusesBuyers }: Books, call: FakeCall): FakeAnswer {
  const { payment } = bodyOf(Checkout, call)
  const id = randomUUID()
  payments.set(id, { ...payment, id, status: 'CREATED', captures: [], refunds: [] })
  const products = (rejection_reason: string | null) => ({
    installments: { type: 'installments', is_available: !refusesBuyers, rejection_reason },
  })
  if (refusesBuyers) {
    const configuration = {
      available_products: {},
      products: products('order_amount_too_high'),
    }
    return { body: { id: randomUUID(), status: 'rejected', payment: { id }, configuration } }
  }
  const web_url = `https://checkout.tabby.ai/?sessionId=${randomUUID()}`
  const available_products = { installments: [{ web_url, qr_code: '' }] }
  const configuration = { available_products, products: products(null) }
  return { body: { id: randomUUID(), status: 'created', payment: { id }, configuration } }
}

function capture({ sum }: Books, payment: Payment, call: FakeCall): FakeAnswer {
  const move = bodyOf(Move, call)
  if (payment.captures.some(({ reference_id }) => reference_id === move.reference_id)) {
    return conflict
  }
  if (payment.status !== 'AUTHORIZED') return forbidden
  payment.captures.push({ ...move, id: randomUUID() })
  if (sum(payment.captures) > sum([payment])) throw new Error('too much')
  if (sum(payment.captures) === sum([payment])) payment.status = 'CLOSED'
  return { body: payment }
}

function refund({ sum }: Books, payment: Payment, call: FakeCall): FakeAnswer {
  const move = bodyOf(Move, call)
  if (payment.status !== 'CLOSED') return forbidden
  if (payment.refunds.some(({ reference_id }) => reference_id === move.reference_id)) {
    return conflict
  }
  payment.refunds.push({ ...move, id: randomUUID() })
  if (sum(payment.refunds) > sum(payment.captures)) throw new Error('more than was captured')
  return { body: payment }
}

function list({ payments }: Books, { query }: FakeCall): FakeAnswer {
  for (const name of ['created_at__gte', 'created_at__lte', 'limit', 'offset']) {
    if (!query.get(name)) throw new Error(`no ${name}`)
  }
  const offset = Number(query.get('offset'))
  // Only approved payments are listed, unless the request asks for others.
  const shown = [...payments.values()].filter(
    ({ status }) => status === 'AUTHORIZED' || status === 'CLOSED',
  )
  return { body: { payments: shown.slice(offset, offset + Number(query.get('limit'))) } }
}
