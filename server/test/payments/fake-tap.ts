import { createHmac, randomUUID } from 'node:crypto'
import { fromDecimal, toDecimalString } from '@rimal/contract/money'
import Type, { type Static } from 'typebox'
import type { FakeProvider } from './fake-provider.ts'
import { bodyOf, type FakeAnswer, type FakeCall, openFakeProvider } from './open-fake-provider.ts'

const account = { secretKey: 'sk_test_tap' }
const strict = { additionalProperties: false }
const Text = Type.String({ minLength: 1, maxLength: 255 })
const Currency = Type.Enum(['AED', 'SAR', 'KWD', 'BHD', 'OMR', 'QAR'])

/** developers.tap.company, "Create a Charge". */
const NewCharge = Type.Object(
  {
    amount: Type.Number({ exclusiveMinimum: 0 }),
    currency: Currency,
    threeDSecure: Type.Literal(true),
    description: Text,
    metadata: Type.Record(Type.String(), Type.String()),
    reference: Type.Object({ transaction: Text, order: Text }, strict),
    customer: Type.Object(
      {
        first_name: Text,
        last_name: Text,
        email: Text,
        phone: Type.Optional(
          Type.Object(
            {
              country_code: Type.String({ pattern: '^\\d+$' }),
              number: Type.String({ pattern: '^\\d+$' }),
            },
            strict,
          ),
        ),
      },
      strict,
    ),
    source: Type.Object(
      {
        id: Type.Enum([
          'src_card',
          'src_kw.knet',
          'src_sa.mada',
          'src_bh.benefit',
          'src_om.omannet',
          'src_qa.naps',
        ]),
      },
      strict,
    ),
    redirect: Type.Object({ url: Text }, strict),
    post: Type.Object({ url: Text }, strict),
  },
  strict,
)
const NewRefund = Type.Object(
  {
    charge_id: Text,
    amount: Type.Number({ exclusiveMinimum: 0 }),
    currency: Currency,
    reason: Type.Enum(['duplicate', 'fraudulent', 'requested_by_customer']),
    reference: Type.Object({ merchant: Text }, strict),
  },
  strict,
)
const List = Type.Object(
  { charges: Type.Array(Text, { minItems: 1 }), limit: Type.Integer({ maximum: 50 }) },
  strict,
)

const ListCharges = Type.Object(
  {
    period: Type.Object({
      date: Type.Object({ from: Type.Integer(), to: Type.Integer() }, strict),
    }),
    status: Type.Literal('CAPTURED'),
    limit: Type.Integer({ maximum: 50 }),
    starting_after: Type.Optional(Text),
  },
  strict,
)

type Charge = Omit<Static<typeof NewCharge>, 'reference'> & {
  id: string
  status: string
  transaction: { url: string; created: string; expiry: { period: number; type: 'MINUTE' } }
  reference: { transaction: string; order: string; gateway: string; payment: string }
}
type Refund = Static<typeof NewRefund> & { id: string; status: string }

export async function fakeTap(
  currency = 'AED',
  method: FakeProvider['method'] = 'card',
): Promise<FakeProvider> {
  const books = openBooks(currency)
  const fake = await openFakeProvider((call) => answer(books, call))
  const { get } = books
  const set = (status: string) => (ref: string) => void (get(ref).status = status)
  const event = (key: string) => (ref: string) => signedEvent(get(ref), currency, key)
  return {
    ...fake,
    name: 'tap',
    accounts: { tap: { origin: fake.origin, ...account } },
    method,
    currency,
    capturesAtOnce: true,
    pay: set('CAPTURED'),
    decline: set('DECLINED'),
    expire: set('ABANDONED'),
    event: event(account.secretKey),
    forgedEvent: event('sk_test_other'),
    books: (ref) => {
      const { status, amount } = get(ref)
      const captured = status === 'CAPTURED' ? fromDecimal(amount, currency) : 0
      return { captured, refunded: books.refundedOf(ref), voided: 0 }
    },
    refundByHand: (ref, amount) => {
      const id = randomUUID().replaceAll('-', '')
      books.refunds.push({
        id: `re_${id}`,
        charge_id: ref,
        status: 'REFUNDED',
        amount: Number(toDecimalString(amount, currency)),
        currency: get(ref).currency,
        reason: 'requested_by_customer',
        reference: { merchant: id },
      })
    },
    clear: (ref) => void books.charges.delete(ref),
  }
}

function openBooks(currency: string) {
  const charges = new Map<string, Charge>()
  const refunds: Refund[] = []
  return {
    currency,
    charges,
    refunds,
    get(id: string): Charge {
      const charge = charges.get(id)
      if (!charge) throw new Error(`no charge ${id}`)
      return charge
    },
    /** In minor units. */
    refundedOf: (id: string) =>
      refunds
        .filter(({ charge_id }) => charge_id === id)
        .reduce((all, { amount }) => all + fromDecimal(amount, currency), 0),
  }
}

type Books = ReturnType<typeof openBooks>

function answer(books: Books, call: FakeCall): FakeAnswer {
  if (call.headers.authorization !== `Bearer ${account.secretKey}`) {
    return { status: 401, body: {} }
  }
  const at = `${call.method} ${call.path}`
  if (at === 'POST /v2/charges') return createCharge(books, call)
  if (at === 'POST /v2/refunds') return refund(books, call)
  if (at === 'POST /v2/refunds/list') return listRefunds(books, call)
  if (at === 'POST /v2/charges/list') return listCharges(books, call)
  const [, id = ''] = /^GET \/v2\/charges\/(\w+)$/.exec(at) ?? []
  return books.charges.has(id) ? { body: books.get(id) } : { status: 404, body: {} }
}

function createCharge({ charges }: Books, call: FakeCall): FakeAnswer {
  const asked = bodyOf(NewCharge, call)
  const id = `chg_TS${randomUUID().replaceAll('-', '')}`
  const charge: Charge = {
    ...asked,
    id,
    status: 'INITIATED',
    transaction: {
      url: `https://sandbox.payments.tap.company/test_gosell/v2/payment/tap_process.aspx?chg=${id}`,
      created: '1795372800000',
      expiry: { period: 30, type: 'MINUTE' },
    },
    reference: { ...asked.reference, gateway: '123456789012345', payment: '3121230736' },
  }
  charges.set(id, charge)
  return { body: charge }
}

function refund({ get, refunds, refundedOf, currency }: Books, call: FakeCall): FakeAnswer {
  const asked = bodyOf(NewRefund, call)
  const made = {
    ...asked,
    id: `re_${randomUUID().replaceAll('-', '')}`,
    status: 'REFUNDED',
    live_mode: false,
  }
  const { status, amount } = get(asked.charge_id)
  if (status !== 'CAPTURED') throw new Error('nothing was captured')
  const requested = refundedOf(asked.charge_id) + fromDecimal(asked.amount, currency)
  if (requested > fromDecimal(amount, currency)) throw new Error('more than was captured')
  refunds.push(made)
  return { body: made }
}

function listRefunds({ refunds }: Books, call: FakeCall): FakeAnswer {
  const asked = bodyOf(List, call)
  const found = refunds.filter(({ charge_id }) => asked.charges.includes(charge_id))
  if (found.length > 0) return { body: { object: 'list', has_more: false, refunds: found } }
  return { status: 400, body: { message: 'Refunds not found' } }
}

function listCharges({ charges }: Books, call: FakeCall): FakeAnswer {
  const { starting_after, limit, status } = bodyOf(ListCharges, call)
  const found = [...charges.values()].filter((charge) => charge.status === status)
  const from = found.findIndex(({ id }) => id === starting_after) + 1
  const shown = found.slice(from, from + limit)
  if (shown.length === 0) return { status: 400, body: { message: 'Charges not found' } }
  const has_more = from + limit < found.length
  return { body: { object: 'list', has_more, charges: shown } }
}

function signedEvent(charge: Charge, currency: string, key: string) {
  const { id, amount, status, reference, transaction } = charge
  const decimal = toDecimalString(fromDecimal(amount, currency), currency)
  const signed =
    `x_id${id}x_amount${decimal}x_currency${currency}` +
    `x_gateway_reference${reference.gateway}x_payment_reference${reference.payment}` +
    `x_status${status}x_created${transaction.created}`
  const hashstring = createHmac('sha256', key).update(signed).digest('hex')
  return { rawBody: JSON.stringify(charge), headers: { hashstring }, query: {} }
}
