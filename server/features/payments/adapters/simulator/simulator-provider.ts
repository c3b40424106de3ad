import type { Text } from '@rimal/contract/language'
import type { Config } from '../../../../config.ts'
import { askProvider } from '../ask-provider.ts'
import type { OnlineProvider, PaymentSnapshot } from '../../payment-provider.ts'
import type { ProviderDeps } from '../../providers.ts'
import { isSignedText, signText } from './signed-text.ts'

/** Speaks to the simulator as to any other house: over HTTP, signed both ways. */
export function simulatorProvider(deps: ProviderDeps): OnlineProvider {
  async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown) {
    const { config, sign, clock } = deps()
    const text = body === undefined ? '' : JSON.stringify(body)
    const signature = signText(sign('simulator', 'request'), `${method} ${path} ${text}`, clock())
    return (await askProvider(`${innerAddress(config)}${path}`, {
      method,
      headers: { 'simulator-signature': signature },
      ...(body === undefined ? {} : { body: text }),
    })) as Answer
  }
  async function tell(ref: string, verb: string, body: unknown) {
    await ask('POST', `${payments}/${ref}/${verb}`, body)
  }

  return {
    name: 'simulator',
    methods: ['card', 'net_banking', 'pay_in_4'],
    marks: { card: ['Visa', 'Mastercard'] },
    // Where such houses work at all.
    currencies: { pay_in_4: ['AED', 'SAR', 'KWD'] },
    speaks: ['en', 'arb'],
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
    async judge({ amount, currency, contact }) {
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
      >('GET', `${payments}/${ref}`)
      return { ...rest, attemptId: attempt }
    },
    async cancel(ref) {
      await tell(ref, 'cancel', {})
    },
    async capture(ref, amount, key) {
      await tell(ref, 'capture', { amount, key })
    },
    async void(ref, key) {
      await tell(ref, 'void', { key })
    },
    async refund(ref, amount, key) {
      await tell(ref, 'refund', { amount, key })
    },
    parseWebhook({ rawBody, headers, now }) {
      const signature = headers['simulator-signature']
      const key = deps().sign('simulator', 'webhook')
      if (!isSignedText(key, { text: rawBody, signature, now })) return undefined
      const body = JSON.parse(rawBody) as { id: string; ref: string }
      return { providerRef: body.ref, dedupKey: body.id, body }
    },
  }
}

const payments = '/simulator/api/payments'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Our own address as seen from this machine: a public one may lead through a proxy that we cannot reach. */
function innerAddress({ publicUrl, host, port }: Config): string {
  if (loopback.has(publicUrl.hostname)) return publicUrl.origin
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
}
