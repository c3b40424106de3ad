import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { FakeProvider } from './fake-provider.ts'
import { type FakeAnswer, type FakeCall, openFakeProvider } from './open-fake-provider.ts'

const account = { secretKey: 'sk_test_stripe', webhookSecret: 'whsec_stripe' }
const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  url: string
  payment_intent: string | null
  metadata: Record<string, string>
}
type Intent = { id: string; object: 'payment_intent'; status: string; amount_received: number }
type Refund = { id: string; object: 'refund'; amount: number; status: string; of: string }

/** The parameters that `POST /v1/checkout/sessions` receives here, each by its name; no others are allowed. */
const asked = {
  mode: /^payment$/,
  client_reference_id: /^[0-9a-f-]{36}$/,
  'line_items[0][quantity]': /^1$/,
  'line_items[0][price_data][currency]': /^(aed|sar|qar)$/,
  'line_items[0][price_data][unit_amount]': /^\d+$/,
  'line_items[0][price_data][product_data][name]': /\S/,
  customer_email: /@/,
  locale: /^(en|auto)$/,
  success_url: /^https?:/,
  cancel_url: /^https?:/,
  expires_at: /^\d{10}$/,
  'metadata[attempt]': /\S/,
  'metadata[order]': /\S/,
  'payment_intent_data[metadata][attempt]': /\S/,
  'payment_intent_data[metadata][order]': /\S/,
}

export async function fakeStripe(): Promise<FakeProvider> {
  const books = openBooks()
  const fake = await openFakeProvider((call) => answer(books, call))
  const { get, intents, intentOf, refundedOf } = books
  const event = (secret: string) => (ref: string, now: Date) =>
    signedEvent(books, get(ref), { secret, now })
  return {
    ...fake,
    name: 'stripe',
    accounts: { stripe: { origin: fake.origin, ...account } },
    method: 'card',
    currency: 'AED',
    capturesAtOnce: true,
    pay: (ref) => {
      const session = get(ref)
      const id = newId('pi')
      const { amount_total: amount_received } = session
      intents.set(id, { id, object: 'payment_intent', status: 'succeeded', amount_received })
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: id })
    },
    decline: (ref) => {
      // A card that is declined leaves the page open for another; a bank may say no later.
      const id = newId('pi')
      const status = 'requires_payment_method'
      intents.set(id, { id, object: 'payment_intent', status, amount_received: 0 })
      Object.assign(get(ref), { status: 'complete', payment_intent: id })
    },
    expire: (ref) => void (get(ref).status = 'expired'),
    refundByHand: (ref, amount) => {
      const of = intentOf(ref)?.id ?? ''
      books.refunds.push({ id: newId('re'), object: 'refund', amount, status: 'succeeded', of })
    },
    clear: (ref) => void books.sessions.delete(ref),
    event: event(account.webhookSecret),
    forgedEvent: event('whsec_other'),
    books: (ref) => ({
      captured: intentOf(ref)?.amount_received ?? 0,
      refunded: refundedOf(intentOf(ref)?.id ?? ''),
      voided: 0,
    }),
  }
}

function openBooks() {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const get = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw new Error(`no session ${id}`)
    return session
  }
  return {
    sessions,
    intents,
    refunds,
    /** The answer under each key; a second request with the key gets the same answer. */
    answered: new Map<string, FakeAnswer>(),
    get,
    intentOf: (sessionId: string) => intents.get(get(sessionId).payment_intent ?? ''),
    refundedOf: (intentId: string) =>
      refunds.filter(({ of }) => of === intentId).reduce((all, { amount }) => all + amount, 0),
  }
}

type Books = ReturnType<typeof openBooks>

function answer(books: Books, call: FakeCall): FakeAnswer {
  if (call.headers.authorization !== `Bearer ${account.secretKey}`) {
    return { status: 401, body: { error: { type: 'invalid_request_error' } } }
  }
  const key = String(call.headers['idempotency-key'] ?? '')
  const earlier = call.method === 'POST' ? books.answered.get(key) : undefined
  if (earlier) return earlier
  const at = `${call.method} ${call.path}`
  if (at === 'POST /v1/checkout/sessions' || at === 'POST /v1/refunds') {
    if (!key) throw new Error('no idempotency key')
    const form = new URLSearchParams(call.rawBody)
    const made = at === 'POST /v1/refunds' ? refund(books, form) : createSession(books, form)
    books.answered.set(key, made)
    return made
  }
  if (at === 'GET /v1/refunds') return listRefunds(books, call)
  if (at === 'GET /v1/checkout/sessions') return listSessions(books, call)
  return answerOfSession(books, call)
}

function createSession({ sessions }: Books, form: URLSearchParams): FakeAnswer {
  const given = Object.fromEntries(form)
  for (const [name, like] of Object.entries(asked)) {
    if (!like.test(given[name] ?? '')) throw new Error(`${name} is ${given[name]}`)
  }
  const unknown = Object.keys(given).filter((name) => !(name in asked))
  if (unknown.length > 0) throw new Error(`nobody asks for ${unknown.join()}`)
  const id = newId('cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(given['line_items[0][price_data][unit_amount]']),
    currency: given['line_items[0][price_data][currency]'] ?? '',
    client_reference_id: given['client_reference_id'] ?? '',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    payment_intent: null,
    metadata: { attempt: given['metadata[attempt]'] ?? '' },
  }
  sessions.set(id, session)
  return { body: session }
}

function refund({ intents, refunds, refundedOf }: Books, form: URLSearchParams): FakeAnswer {
  const of = form.get('payment_intent') ?? ''
  const amount = Number(form.get('amount'))
  const received = intents.get(of)?.amount_received ?? 0
  if (refundedOf(of) + amount > received) throw new Error('more than was received')
  const made: Refund = { id: newId('re'), object: 'refund', amount, status: 'succeeded', of }
  refunds.push(made)
  return { body: made }
}

function listRefunds({ refunds }: Books, { query }: FakeCall): FakeAnswer {
  const data = refunds.filter(({ of }) => of === query.get('payment_intent'))
  return { body: { object: 'list', data, has_more: false } }
}

function listSessions({ sessions }: Books, { query }: FakeCall): FakeAnswer {
  const of = query.get('payment_intent')
  const data = [...sessions.values()].filter(({ payment_intent, status }) =>
    of ? payment_intent === of : status === query.get('status'),
  )
  return { body: { object: 'list', data, has_more: false } }
}

/** Answers a call about one session: it is read, or it is ended. */
function answerOfSession({ sessions, intents, get }: Books, call: FakeCall): FakeAnswer {
  const [, id = '', verb] = /\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(call.path) ?? []
  if (!sessions.has(id)) {
    const error = { type: 'invalid_request_error', code: 'resource_missing' }
    return { status: 404, body: { error } }
  }
  const session = get(id)
  if (call.method === 'GET') {
    const isExpanded = call.query.getAll('expand[0]').includes('payment_intent')
    const intent = intents.get(session.payment_intent ?? '') ?? null
    return { body: isExpanded ? { ...session, payment_intent: intent } : session }
  }
  if (verb !== 'expire') throw new Error('no such call')
  if (session.status !== 'open') {
    const error = { type: 'invalid_request_error', message: 'This session is not open.' }
    return { status: 400, body: { error } }
  }
  session.status = 'expired'
  return { body: session }
}

const stripe = new Stripe(account.secretKey)

function signedEvent(
  { refundedOf }: Books,
  session: Session,
  { secret, now }: { secret: string; now: Date },
) {
  const type = `checkout.session.${session.status === 'expired' ? 'expired' : 'completed'}`
  const id = `evt_${session.status}_${refundedOf(session.payment_intent ?? '')}`
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: session } })
  const timestamp = Math.floor(now.getTime() / 1000)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { rawBody: payload, headers: { 'stripe-signature': signature }, query: {} }
}
