import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { toDecimalString } from '@rimal/contract/money'
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
import { reasonOf, TabbyPayment, TabbyPayments, TabbySession, TabbyEvent } from './tabby-answers.ts'
import { tabbyCheckout } from './tabby-checkout.ts'
import { tabbyListed, tabbySnapshot } from './tabby-snapshot.ts'
import { tabbyRefusals } from './tabby-words.ts'

const maxOnAPage = 20

const tabby = {
  name: 'tabby',
  methods: ['pay_in_4'],
  marks: { pay_in_4: ['Tabby'] },
  currencies: { pay_in_4: ['AED', 'SAR', 'KWD'] },
  speaks: ['en', 'arb'],
  online: true,
  allowedHosts: ['checkout.tabby.ai', 'checkout.tabby.sa'],
} satisfies Partial<OnlineProvider>

/** Tabby, pay in 4: docs.tabby.ai. Amounts are decimals in text; sessions end after 20 minutes. */
export function tabbyProvider(deps: ProviderDeps): OnlineProvider {
  const account = () => accountOf(deps, 'tabby')
  const ask = bearerCalls(() => ({ origin: account().origin, bearer: account().secretKey }))
  return {
    ...tabby,
    ...sessionCalls(ask, deps),
    read: async (ref) => tabbySnapshot(await read(ask, ref)),
    async list(from, until) {
      const paid = await listPayments(ask, from, until)
      // An authorised amount that was released is not listed.
      return paid.map(tabbyListed).filter(({ amount }) => amount > 0)
    },
    ...moneyCalls(ask),
    parseWebhook: (request) => eventOf(request, account().webhookToken),
  }
}

type SessionCalls = Pick<OnlineProvider, 'start' | 'checkEligibility' | 'cancel'>

function sessionCalls(ask: BearerCalls, deps: ProviderDeps): SessionCalls {
  const account = () => accountOf(deps, 'tabby')
  return {
    async start(request) {
      const body = tabbyCheckout(request, account().merchantCode, deps().clock())
      const session = await ask({
        method: 'POST',
        path: '/api/v2/checkout',
        body,
        answer: TabbySession,
      })
      const [page] = session.configuration.available_products?.installments ?? []
      const providerRef = session.payment.id
      if (session.status === 'created' && page) return { providerRef, redirectUrl: page.web_url }
      return { providerRef, refused: tabbyRefusals[reasonOf(session)] }
    },
    async checkEligibility(order) {
      // To check a buyer, Tabby offers no other call than opening a session, which nobody will use.
      const unused = { attemptId: randomUUID(), orderNumber: 'eligibility' }
      const { merchantCode } = account()
      const session = await ask({
        method: 'POST',
        path: '/api/v2/checkout',
        body: tabbyCheckout({ ...order, ...unused }, merchantCode, deps().clock()),
        patience: eligibilityMs,
        answer: TabbySession,
      })
      return session.status === 'created' ? null : tabbyRefusals[reasonOf(session)]
    },
    // Tabby has no call to end a session; the session soon ends by itself, and a late payment is refunded.
    cancel: async () => {},
  }
}

function moneyCalls(ask: BearerCalls): Pick<OnlineProvider, 'capture' | 'void' | 'refund'> {
  const post = (ref: string, verb: string, body: unknown = {}) =>
    ask({ method: 'POST', path: `${paymentPath(ref)}/${verb}`, body, answer: TabbyPayment })
  return {
    async capture(ref, amount, key) {
      const { currency } = await read(ask, ref)
      const body = { amount: toDecimalString(amount, currency), reference_id: key }
      await unlessDone(post(ref, 'captures', body), 409)
    },
    async void(ref) {
      const { status } = await read(ask, ref)
      if (status === 'AUTHORIZED') await post(ref, 'close')
    },
    async refund(ref, amount, key) {
      const { currency, refunds } = await read(ask, ref)
      if (refunds.some(({ reference_id }) => reference_id === key)) return
      const body = { amount: toDecimalString(amount, currency), reference_id: key }
      await unlessDone(post(ref, 'refunds', body), 409)
    },
  }
}

function read(ask: BearerCalls, ref: string) {
  return ask({ method: 'GET', path: paymentPath(ref), answer: TabbyPayment })
}

async function listPayments(ask: BearerCalls, from: Date, until: Date): Promise<TabbyPayment[]> {
  const payments: TabbyPayment[] = []
  for (let offset = 0; ; offset += maxOnAPage) {
    const search = new URLSearchParams({
      created_at__gte: from.toISOString(),
      created_at__lte: until.toISOString(),
      limit: String(maxOnAPage),
      offset: String(offset),
    })
    const path = `/api/v2/payments?${search}`
    const page = await ask({ method: 'GET', path, answer: TabbyPayments })
    payments.push(...page.payments)
    if (page.payments.length < maxOnAPage) return payments
  }
}

/** The header that was registered together with the address of our webhook: all that Tabby proves itself by. */
const tabbyHeader = 'x-webhook-token'

function eventOf({ headers, rawBody }: WebhookRequest, token: string): WebhookEvent | undefined {
  if (!isSame(String(headers[tabbyHeader] ?? ''), token)) return undefined
  const body: unknown = JSON.parse(rawBody)
  if (!Value.Check(TabbyEvent, body)) return undefined
  const { id, status, captures = [], refunds = [] } = body
  // Tabby does not number its events: two events of one payment differ by what has happened at the time.
  const dedupKey = [id, status.toLowerCase(), captures.length, refunds.length].join(':')
  return { providerRef: id, dedupKey, body: { id, status } }
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}

function paymentPath(ref: string): string {
  return `/api/v2/payments/${encodeURIComponent(ref)}`
}
