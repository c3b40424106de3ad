import Stripe from 'stripe'
import type {
  ListedPayment,
  OnlineProvider,
  PaymentRequest,
  WebhookRequest,
  WebhookEvent,
  ProviderDeps,
} from '../../payment-provider.ts'
import { accountOf } from '../account-of.ts'
import { ProviderError } from '../ask-provider.ts'
import { expectLike, StripeRefunds, StripeSession } from './stripe-answers.ts'
import { type StripeBooks, stripeSnapshot } from './stripe-snapshot.ts'

const patienceMs = 10_000
const maxListed = 10_000
/** Stripe's shortest; a page that ends a little later than ours does no harm. */
const shortestSessionMs = 30 * 60_000

const properties = {
  name: 'stripe',
  methods: ['card'],
  marks: { card: ['Visa', 'Mastercard', 'Apple Pay', 'Google Pay'] },
  currencies: { card: ['AED', 'SAR', 'QAR'] },
  // Its pages know no Arabic.
  speaks: ['en'],
  online: true,
  allowedHosts: ['checkout.stripe.com'],
} satisfies Partial<OnlineProvider>

/**
 * Stripe, cards and wallets on its hosted Checkout: docs.stripe.com. Our page asks for one sum, so that no
 * rounding of lines can differ. Currencies of three decimals are left to others: it takes them in tens.
 */
export function stripeProvider(deps: ProviderDeps): OnlineProvider {
  const account = () => accountOf(deps, 'stripe')
  let client: Stripe | undefined
  const stripe = () => (client ??= clientOf(account()))
  return {
    ...properties,
    async start(request) {
      const session = await asking(() =>
        stripe().checkout.sessions.create(sessionOf(request, deps().clock()), {
          idempotencyKey: `attempt-${request.attemptId}`,
        }),
      )
      expectLike(StripeSession, session)
      if (!session.url) throw new ProviderError('Stripe opened no page.', null)
      return { providerRef: session.id, redirectUrl: session.url }
    },
    read: async (ref) => stripeSnapshot(await readBooks(stripe(), ref)),
    list: (from, until) => listPaid(stripe(), from, until),
    async cancel(ref) {
      await stripe()
        .checkout.sessions.expire(ref)
        .catch((error: unknown) => {
          // The session has ended already, paid or not.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw refusalOf(error)
        })
    },
    // The page takes the money at once: there is nothing to take later, and nothing to let go.
    capture: async () => {},
    void: async () => {},
    async refund(ref, amount, key) {
      const { intent } = await readBooks(stripe(), ref)
      if (!intent) throw new ProviderError('Stripe has taken nothing to give back.', null)
      await asking(() =>
        stripe().refunds.create(
          { payment_intent: intent.id, amount, metadata: { key } },
          { idempotencyKey: key },
        ),
      )
    },
    parseWebhook: (request) => eventOf(request, stripe(), account().webhookSecret),
  }
}

async function readBooks(stripe: Stripe, ref: string): Promise<StripeBooks> {
  const session = await asking(() => findSession(stripe, ref))
  expectLike(StripeSession, session)
  const intent = session.payment_intent
  if (intent === null) return { session, intent: null, refunds: [] }
  if (typeof intent === 'string') throw new ProviderError('Stripe gave no payment.', null)
  const refunds = await asking(() => stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
  expectLike(StripeRefunds, refunds)
  return { session, intent, refunds: refunds.data }
}

async function listPaid(stripe: Stripe, from: Date, until: Date): Promise<ListedPayment[]> {
  const created = { gte: seconds(from), lte: seconds(until) }
  const sessions = await asking(() =>
    stripe.checkout.sessions
      .list({ created, status: 'complete', limit: 100 })
      .autoPagingToArray({ limit: maxListed }),
  )
  return sessions
    .filter(({ payment_status }) => payment_status === 'paid')
    .map(({ id, amount_total, currency }) => ({
      providerRef: id,
      amount: amount_total ?? 0,
      currency: (currency ?? '').toUpperCase(),
    }))
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

function clientOf({ origin, secretKey }: { origin: string; secretKey: string }): Stripe {
  const { hostname, port, protocol } = new URL(origin)
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port: Number(port) } : {}),
    timeout: patienceMs,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function sessionOf(request: PaymentRequest, now: Date): Stripe.Checkout.SessionCreateParams {
  const { attemptId, orderNumber, amount, currency, language, contact, returnUrl } = request
  const expiresAt = Math.max(request.expiresAt.getTime(), now.getTime() + shortestSessionMs)
  const metadata = { attempt: attemptId, order: orderNumber }
  return {
    mode: 'payment',
    client_reference_id: attemptId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: orderNumber },
        },
      },
    ],
    customer_email: contact.email,
    locale: language === 'en' ? 'en' : 'auto',
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.ceil(expiresAt / 1000),
    metadata,
    payment_intent_data: { metadata },
  }
}

/** Finds a session by the id of its page or of its payment, because events about refunds name only the payment. */
async function findSession(stripe: Stripe, ref: string): Promise<Stripe.Checkout.Session> {
  const expand = ['payment_intent']
  if (!ref.startsWith('pi_')) return stripe.checkout.sessions.retrieve(ref, { expand })
  const { data } = await stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 })
  const [session] = data
  if (!session) throw new ProviderError('Stripe knows no page of this payment.', null)
  return stripe.checkout.sessions.retrieve(session.id, { expand })
}

async function asking<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw refusalOf(error)
  }
}

/**
 * Returns the error without Stripe's text, which may repeat what was sent; only the kind of the error is recorded.
 * The SDK fails on an answer that is not Stripe's JSON.
 */
function refusalOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new ProviderError('stripe answered something else', null)
  }
  return new ProviderError(`stripe: ${error.code ?? error.type}`, error.statusCode ?? null)
}

function eventOf(
  { rawBody, headers, now }: WebhookRequest,
  stripe: Stripe,
  secret: string,
): WebhookEvent | 'ignored' {
  const signature = String(headers['stripe-signature'] ?? '')
  const event = stripe.webhooks.constructEvent(
    rawBody,
    signature,
    secret,
    300,
    undefined,
    now.getTime(),
  )
  const providerRef = refOf(event)
  return providerRef
    ? { providerRef, dedupKey: event.id, body: { id: event.id, type: event.type } }
    : 'ignored'
}

/** Returns the id of the object that an event is about; undefined for other events, which need no action. */
function refOf({ type, data }: Stripe.Event): string | undefined {
  if (type.startsWith('checkout.session.')) return (data.object as Stripe.Checkout.Session).id
  if (!/^(refund\.|charge\.(refund|dispute))/.test(type)) return undefined
  const { payment_intent } = data.object as { payment_intent?: string | { id: string } | null }
  return typeof payment_intent === 'object' ? payment_intent?.id : payment_intent
}
