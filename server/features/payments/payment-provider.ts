import type { PaymentMethod } from '@rimal/contract/choices'
import type { LanguageCode, Text } from '@rimal/contract/language'
import type { AttemptState } from '@rimal/contract/statuses'
import type { PaymentProviderName } from '../../config.ts'

/** What a provider is asked to take. Amounts in minor units. */
export type PaymentRequest = {
  attemptId: string
  attemptToken: string
  orderNumber: string
  method: PaymentMethod
  amount: number
  currency: string
  language: LanguageCode
  contact: { name: string; email: string; phone: string }
  /** Our own page, to which the provider sends the shopper back; never believed, only a sign to ask. */
  returnUrl: string
  webhookUrl: string
  expiresAt: Date
}

/** How a payment stands in the provider's own books, asked of the provider. */
export type PaymentSnapshot = {
  state: AttemptState
  amount: number
  currency: string
  /** Our attempt as the provider knows it; another one is not our payment. */
  attemptId: string
  /** Moves of money so far; `tx` is unique at the provider. */
  moves: { kind: 'authorize' | 'capture' | 'refund' | 'void'; tx: string; amount: number }[]
  /** The provider's own words on a refusal. */
  reason: Text | null
}

export type WebhookWord = { providerRef: string; dedupKey: string; body: unknown }

/** One way to a payment provider. Whatever reaches us from outside is only a reason to `read`. */
export type PaymentProvider = {
  name: PaymentProviderName
  methods: readonly PaymentMethod[]
  /** Hosts that a shopper may be sent to. */
  allowedHosts: readonly string[]
  /** Null where nothing is to be paid online. */
  start(request: PaymentRequest): Promise<{ providerRef: string; redirectUrl: string } | null>
  read(providerRef: string): Promise<PaymentSnapshot>
  capture(providerRef: string, amount: number, key: string): Promise<void>
  void(providerRef: string, key: string): Promise<void>
  refund(providerRef: string, amount: number, key: string): Promise<void>
  /** Undefined when the signature is not the provider's. */
  parseWebhook(
    rawBody: string,
    headers: Record<string, string | string[] | undefined>,
  ): WebhookWord | undefined
}
