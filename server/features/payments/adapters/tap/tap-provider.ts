import { fromDecimal } from '@rimal/contract/money'
import { bankNetworks } from '../bank-networks.ts'
import type { OnlineProvider, ProviderDeps } from '../../payment-provider.ts'
import { accountOf } from '../account-of.ts'
import { ProviderError } from '../ask-provider.ts'
import { type BearerCalls, bearerCalls } from '../bearer-calls.ts'
import { TapCharge, TapCharges, TapRefund, TapRefunds } from './tap-answers.ts'
import { tapAmount, tapCharge } from './tap-charge.ts'
import { mayStillPay, tapSnapshot } from './tap-snapshot.ts'
import { readTapEvent } from './tap-event.ts'

const maxOnAPage = 50

const tap = {
  name: 'tap',
  methods: ['card', 'net_banking'],
  marks: { card: ['Visa', 'Mastercard'], net_banking: { byCurrency: bankNetworks } },
  currencies: {
    card: ['AED', 'SAR', 'KWD', 'BHD', 'OMR', 'QAR'],
    net_banking: Object.keys(bankNetworks),
  },
  speaks: ['en', 'arb'],
  online: true,
  allowedHosts: ['*.tap.company'],
} satisfies Partial<OnlineProvider>

/**
 * Tap, for cards and the banks of the Gulf: developers.tap.company. Tap does not support our idempotency keys, so a
 * refund is searched for before it is requested; and Tap never refunds more than it took.
 */
export function tapProvider(deps: ProviderDeps): OnlineProvider {
  const account = () => accountOf(deps, 'tap')
  const ask = bearerCalls(() => ({ origin: account().origin, bearer: account().secretKey }))
  return {
    ...tap,
    async start(request) {
      const body = tapCharge(request)
      const { id, transaction } = await ask({
        method: 'POST',
        path: '/v2/charges',
        headers: { lang_code: request.language === 'arb' ? 'ar' : 'en' },
        body,
        answer: TapCharge,
      })
      if (!transaction.url) return { providerRef: id, refused: null }
      return { providerRef: id, redirectUrl: transaction.url }
    },
    async read(ref) {
      const charge = await findCharge(ask, ref)
      return tapSnapshot(charge, charge.status === 'CAPTURED' ? await listRefunds(ask, ref) : [])
    },
    list: async (from, until) =>
      (await listCaptured(ask, from, until)).map(({ id, amount, currency }) => ({
        providerRef: id,
        amount: fromDecimal(amount, currency),
        currency,
      })),
    // Tap cannot cancel a charge; a charge ends after half an hour.
    cancel: async () => {},
    // A charge takes the money at once: there is nothing to take later, and nothing to let go.
    capture: async () => {},
    void: async () => {},
    refund: (ref, amount, key) => refundCharge(ask, ref, { amount, key }),
    parseWebhook: (request) => readTapEvent(request, account().secretKey),
  }
}

function findCharge(ask: BearerCalls, ref: string): Promise<TapCharge> {
  return ask({ method: 'GET', path: `/v2/charges/${encodeURIComponent(ref)}`, answer: TapCharge })
}

async function listCaptured(ask: BearerCalls, from: Date, until: Date): Promise<TapCharge[]> {
  const paid: TapCharge[] = []
  for (let after = ''; ; after = paid.at(-1)?.id ?? '') {
    const { charges, has_more } = await ask({
      method: 'POST',
      path: '/v2/charges/list',
      body: {
        period: { date: { from: from.getTime(), to: until.getTime() } },
        status: 'CAPTURED',
        limit: maxOnAPage,
        ...(after ? { starting_after: after } : {}),
      },
      answer: TapCharges,
    }).catch(noneWhere('Charges not found', { charges: [], has_more: false }))
    paid.push(...charges)
    if (!has_more || charges.length === 0) break
  }
  return paid.filter(({ status }) => status === 'CAPTURED')
}

async function listRefunds(ask: BearerCalls, ref: string): Promise<TapRefund[]> {
  const { refunds, has_more } = await ask({
    method: 'POST',
    path: '/v2/refunds/list',
    body: { charges: [ref], limit: maxOnAPage },
    answer: TapRefunds,
  }).catch(noneWhere('Refunds not found', { refunds: [], has_more: false }))
  if (has_more) throw new ProviderError('Tap has more refunds of a charge than it shows.', null)
  return refunds.filter(({ charge_id }) => charge_id === ref)
}

async function refundCharge(
  ask: BearerCalls,
  ref: string,
  { amount, key }: { amount: number; key: string },
): Promise<void> {
  const { currency } = await findCharge(ask, ref)
  const asked = await listRefunds(ask, ref)
  if (asked.some((one) => one.reference?.merchant === key && mayStillPay(one))) return
  const body = {
    charge_id: ref,
    amount: tapAmount(amount, currency),
    currency,
    reason: 'requested_by_customer',
    reference: { merchant: key },
  }
  await ask({ method: 'POST', path: '/v2/refunds', body, answer: TapRefund })
}

/** An empty list is a refusal there. */
function noneWhere<Answer>(words: string, none: Answer) {
  return (error: unknown): Answer => {
    if (error instanceof ProviderError && error.says(words)) return none
    throw error
  }
}
