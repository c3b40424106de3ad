import type { PaymentAccounts, PaymentProviderName } from '../../payment-accounts.ts'
import type { PaymentRequest, WebhookRequest } from '../../features/payments/payment-provider.ts'
import type { openFakeProvider } from './open-fake-provider.ts'

export type SentEvent = Pick<WebhookRequest, 'rawBody' | 'headers' | 'query'>

/** A payment provider as its schema describes it; the test plays its shopper and reads its books. */
export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>> & {
  name: PaymentProviderName
  accounts: Partial<PaymentAccounts>
  method: PaymentRequest['method']
  currency: string
  /** Whether it takes money at once, or sets it aside first. */
  capturesAtOnce: boolean
  /** The shopper pays, is declined, or leaves the page until it ends. */
  pay: (ref: string) => void
  decline: (ref: string) => void
  expire: (ref: string) => void
  /** The event that its webhook sends now, signed as the provider signs it. */
  event: (ref: string, now: Date) => Promise<SentEvent> | SentEvent
  /** The same event, signed by somebody else. */
  forgedEvent: (ref: string, now: Date) => Promise<SentEvent> | SentEvent
  /** In minor units, as its own books have it. */
  books: (ref: string) => { captured: number; refunded: number; voided: number }
  /**
   * A person refunds a captured amount on the provider's own pages, in minor units; `clear` makes the provider
   * forget a payment.
   */
  refundByHand: (ref: string, amount: number) => void
  clear: (ref: string) => void
  /** From now on, the provider refuses buyers before any page opens; missing where a provider never does so. */
  refuseBuyers?: () => void
}
