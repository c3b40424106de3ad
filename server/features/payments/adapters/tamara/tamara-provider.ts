import { createHash, randomUUID } from 'node:crypto'
import type { Text } from '@rimal/contract/language'
import { jwtVerify } from 'jose'
import { Value } from 'typebox/value'
import type {
  OnlineProvider,
  WebhookRequest,
  WebhookEvent,
  ProviderDeps,
} from '../../payment-provider.ts'
import { accountOf } from '../account-of.ts'
import { eligibilityMs } from '../ask-provider.ts'
import { type BearerCalls, bearerCalls, unlessDone } from '../bearer-calls.ts'
import {
  TamaraDone,
  TamaraOrder,
  TamaraSession,
  TamaraVerdict,
  TamaraEvent,
} from './tamara-answers.ts'
import { shortestSession, tamaraCheckout, tamaraMoney } from './tamara-checkout.ts'
import { tamaraSnapshot } from './tamara-snapshot.ts'

const tamara = {
  name: 'tamara',
  methods: ['pay_in_4'],
  marks: { pay_in_4: ['Tamara'] },
  currencies: { pay_in_4: ['SAR', 'AED', 'KWD', 'BHD', 'OMR'] },
  speaks: ['en', 'arb'],
  shortestSession,
  online: true,
  allowedHosts: ['checkout.tamara.co', 'checkout-sandbox.tamara.co'],
} satisfies Partial<OnlineProvider>

/**
 * Tamara, pay in 4: docs.tamara.co. An approved order waits for our nod and is lost without it, so a
 * reading gives it. What is captured or refunded is looked up first: only refunds carry a key of ours.
 */
export function tamaraProvider(deps: ProviderDeps): OnlineProvider {
  const account = () => accountOf(deps, 'tamara')
  const ask = bearerCalls(() => ({ origin: account().origin, bearer: account().apiToken }))
  return {
    ...tamara,
    ...sessionCalls(ask, deps),
    ...moneyCalls(ask, deps),
    // An order that does not exist: the answer to an invalid token is another one.
    check: () => unlessDone(findOrder(ask, randomUUID()), 404),
    parseWebhook: (request) => eventOf(request, account().notificationToken),
  }
}

type SessionCalls = Pick<OnlineProvider, 'start' | 'checkEligibility' | 'read' | 'cancel'>

function sessionCalls(ask: BearerCalls, deps: ProviderDeps): SessionCalls {
  return {
    async start(request) {
      const body = tamaraCheckout(request, deps().clock())
      const session = await ask({
        method: 'POST',
        path: '/checkout',
        body,
        answer: TamaraSession,
      })
      return { providerRef: session.order_id, redirectUrl: session.checkout_url }
    },
    async checkEligibility({ amount, currency, contact }) {
      const verdict = await ask({
        method: 'POST',
        path: '/pre-checkout/v1/eligibility',
        body: { order: tamaraMoney(amount, currency), customer: { phone: contact.phone } },
        patience: eligibilityMs,
        answer: TamaraVerdict,
      })
      return verdict.is_eligible ? null : tamaraRefusal
    },
    async read(ref) {
      const order = await findOrder(ask, ref)
      if (order.status !== 'approved') return tamaraSnapshot(order)
      // 409: somebody was quicker, which is as good.
      await unlessDone(post(ask, `${orderPath(ref)}/authorise`, {}), 409)
      return tamaraSnapshot(await findOrder(ask, ref))
    },
    // Tamara can cancel only what was authorised; a session that nobody pays ends by itself.
    cancel: async () => {},
  }
}

type MoneyCalls = Pick<OnlineProvider, 'capture' | 'void' | 'refund'>

function moneyCalls(ask: BearerCalls, deps: ProviderDeps): MoneyCalls {
  return {
    async capture(ref, amount) {
      const order = await findOrder(ask, ref)
      const { currency } = order.total_amount
      if (order.captured_amount.amount >= tamaraMoney(amount, currency).amount) return
      await post(ask, '/payments/capture', {
        order_id: ref,
        total_amount: tamaraMoney(amount, currency),
        shipping_info: {
          shipped_at: deps().clock().toISOString(),
          shipping_company: '-',
        },
      })
    },
    async void(ref) {
      const order = await findOrder(ask, ref)
      if (order.status !== 'authorised' && order.status !== 'updated') return
      const left = order.total_amount.amount - order.canceled_amount.amount
      await post(ask, `${orderPath(ref)}/cancel`, {
        total_amount: { amount: left, currency: order.total_amount.currency },
      })
    },
    async refund(ref, amount, key) {
      const { total_amount, transactions } = await findOrder(ask, ref)
      if (transactions.refunds.some(({ merchant_refund_id }) => merchant_refund_id === key)) return
      await post(ask, `/payments/simplified-refund/${encodeURIComponent(ref)}`, {
        total_amount: tamaraMoney(amount, total_amount.currency),
        comment: key,
        merchant_refund_id: key,
      })
    },
  }
}

function findOrder(ask: BearerCalls, ref: string) {
  const path = `/merchants/orders/${encodeURIComponent(ref)}`
  return ask({ method: 'GET', path, answer: TamaraOrder })
}

function post(ask: BearerCalls, path: string, body: unknown) {
  return ask({ method: 'POST', path, body, answer: TamaraDone })
}

function orderPath(ref: string): string {
  return `/orders/${encodeURIComponent(ref)}`
}

/** Tamara gives no reasons and prescribes no sentence. */
const tamaraRefusal: Text = {
  en: 'Tamara does not offer instalments for this order. Please choose another way to pay.',
  ar: 'لا تتيح تمارا تقسيط هذا الطلب. اختاري طريقة دفع أخرى.',
}

/** The token proves the sender and not the content; the order is read from Tamara anyway. */
async function eventOf(
  { headers, query, rawBody }: WebhookRequest,
  notificationToken: string,
): Promise<WebhookEvent | undefined> {
  const [, bearer] = /^Bearer (.+)$/.exec(String(headers['authorization'] ?? '')) ?? []
  const token = bearer ?? String(query['tamaraToken'] ?? '')
  const key = new TextEncoder().encode(notificationToken)
  const isTamara = await jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  )
  const body: unknown = isTamara ? JSON.parse(rawBody) : undefined
  if (!Value.Check(TamaraEvent, body)) return undefined
  const { order_id, event_type, order_status } = body
  const event = event_type ?? order_status ?? ''
  const print = createHash('sha256').update(rawBody).digest('hex').slice(0, 32)
  return {
    providerRef: order_id,
    dedupKey: [order_id, event, print].join(':'),
    body: { order_id, event },
  }
}
