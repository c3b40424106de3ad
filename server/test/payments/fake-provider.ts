import type { PaymentAccounts, PaymentProviderName } from '../../payment-accounts.ts'
import type { PaymentRequest, WebhookRequest } from '../../features/payments/payment-provider.ts'
import type { openFakeProvider } from './open-fake-provider.ts'

export type SentEvent = Pick<WebhookRequest, 'rawBody' | 'headers' | 'query'>

/** Another house as its schema describes it, with its shopper and its books in our hands. */
export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>> & {
  name: PaymentProviderName
  accounts: Partial<PaymentAccounts>
  method: PaymentRequest['method']
  currency: string
  /** Whether it takes money at once, or sets it aside first. */
  takesAtOnce: boolean
  /** The shopper pays, is declined, or leaves the page until it ends. */
  pay: (ref: string) => void
  decline: (ref: string) => void
  expire: (ref: string) => void
  /** What its webhook says now, as it signs it. */
  event: (ref: string, now: Date) => Promise<SentEvent> | SentEvent
  /** The same, signed by somebody else. */
  forgedEvent: (ref: string, now: Date) => Promise<SentEvent> | SentEvent
  /** In minor units, as its own books have it. */
  books: (ref: string) => { captured: number; refunded: number; voided: number }
  /** Somebody gives back on its own pages what was captured, in minor units; it forgets a payment. */
  giveBackByHand: (ref: string, amount: number) => void
  clear: (ref: string) => void
  /** It refuses buyers before any page opens from now on; missing where a house does not. */
  refuseBuyers?: () => void
}
