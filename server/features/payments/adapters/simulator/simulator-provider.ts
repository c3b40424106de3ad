import type { Text } from '@rimal/contract/language'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Config } from '../../../../config.ts'
import { askProvider } from '../ask-provider.ts'
import { bankNetworks } from '../bank-networks.ts'
import type {
  OnlineProvider,
  PaymentSnapshot,
  ProviderDeps,
  WebhookEvent,
  WebhookRequest,
} from '../../payment-provider.ts'
import { isSignedText, signText } from './signed-text.ts'

/** Calls the simulator like any other provider: over HTTP, with signatures in both directions. */
export function simulatorProvider(deps: ProviderDeps): OnlineProvider {
  const ask = signedCalls(deps)
  async function post(ref: string, verb: string, body: unknown) {
    await ask('POST', `${paymentPath(ref)}/${verb}`, body)
  }

  return {
    name: 'simulator',
    methods: ['card', 'net_banking', 'pay_in_4'],
    marks: { card: ['Visa', 'Mastercard'], net_banking: { byCurrency: bankNetworks } },
    // Where such providers work at all.
    currencies: { net_banking: Object.keys(bankNetworks), pay_in_4: ['AED', 'SAR', 'KWD'] },
    speaks: ['en', 'arb'],
    // Its page ends when the shop ends it.
    shortestSession: 0,
    online: true,
    get allowedHosts() {
      return [deps().config.publicUrl.host]
    },
    async start(request) {
      const { ref, url } = await ask<{ ref: string; url: string }>('POST', payments, {
        attempt: request.attemptId,
        order_number: request.orderNumber,
        method: request.method,
        amount: request.amount,
        currency: request.currency,
        language: request.language,
        return_url: request.returnUrl,
        webhook_url: `${innerAddress(deps().config)}${new URL(request.webhookUrl).pathname}`,
      })
      return { providerRef: ref, redirectUrl: url }
    },
    async checkEligibility({ amount, currency, contact }) {
      const { refusal } = await ask<{ refusal: Text | null }>('POST', '/simulator/api/buyers', {
        amount,
        currency,
        phone: contact.phone,
      })
      return refusal
    },
    async read(ref) {
      const { attempt, ...rest } = await ask<
        Omit<PaymentSnapshot, 'attemptId'> & { attempt: string }
      >('GET', paymentPath(ref))
      return { ...rest, attemptId: attempt }
    },
    async cancel(ref) {
      await post(ref, 'cancel', {})
    },
    async capture(ref, amount, key) {
      await post(ref, 'capture', { amount, key })
    },
    async void(ref, key) {
      await post(ref, 'void', { key })
    },
    async refund(ref, amount, key) {
      await post(ref, 'refund', { amount, key })
    },
    parseWebhook: (request) => eventOf(request, deps().sign('simulator', 'webhook')),
  }
}

function signedCalls(deps: ProviderDeps) {
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const { config, sign, clock } = deps()
    const text = body === undefined ? '' : JSON.stringify(body)
    const signature = signText(sign('simulator', 'request'), `${method} ${path} ${text}`, clock())
    return (await askProvider(`${innerAddress(config)}${path}`, {
      method,
      headers: { 'simulator-signature': signature },
      ...(body === undefined ? {} : { body: text }),
    })) as Answer
  }
}

function eventOf({ rawBody, headers, now }: WebhookRequest, key: string): WebhookEvent | undefined {
  const signature = headers['simulator-signature']
  if (!isSignedText(key, { text: rawBody, signature, now })) return undefined
  const body: unknown = JSON.parse(rawBody)
  if (!Value.Check(SimulatorEvent, body)) return undefined
  return { providerRef: body.ref, dedupKey: body.id, body }
}

const payments = '/simulator/api/payments'
const SimulatorEvent = Type.Object({
  id: Type.String({ minLength: 1 }),
  ref: Type.String({ minLength: 1 }),
})

function paymentPath(ref: string): string {
  return `${payments}/${encodeURIComponent(ref)}`
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Our own address as seen from this machine: a public one may lead through a proxy that we cannot reach. */
function innerAddress({ publicUrl, host, port }: Config): string {
  if (loopback.has(publicUrl.hostname)) return publicUrl.origin
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
}
