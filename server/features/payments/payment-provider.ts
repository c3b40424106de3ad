import type { Address } from '@rimal/contract/addresses'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { LanguageCode, Text } from '@rimal/contract/language'
import type { AttemptState } from '@rimal/contract/statuses'
import type { Config } from '../../config.ts'
import type { PaymentProviderName } from '../../payment-accounts.ts'
import type { Buyer } from './buyer.sql.ts'

/** The payment that a provider is asked to take. Amounts are in minor units, VAT included. */
export type PaymentRequest = {
  /**
   * Our permanent reference: it is returned in each snapshot, and it is the key under which a second request opens
   * no second session.
   */
  attemptId: string
  orderNumber: string
  method: PaymentMethod
  amount: number
  currency: string
  language: LanguageCode
  contact: { name: string; email: string; phone: string }
  /** Instalment providers assess a buyer by the goods, the address and earlier orders. */
  address: Address
  buyer: Buyer
  lines: PaymentLine[]
  shipping: number
  discount: number
  /** Paid with store credit: lines, shipping and this make up `amount`. */
  credit: number
  vat: number
  /** Our own page, to which the provider sends the shopper back; never believed, only a sign to ask. */
  returnUrl: string
  webhookUrl: string
  expiresAt: Date
}

export type PaymentLine = {
  reference: string
  title: string
  quantity: number
  unitPrice: number
  discount: number
  total: number
  vat: number
}

/** A possible order, for instalment providers that assess a buyer before the buyer chooses a payment method. */
export type EligibilityOrder = Omit<
  PaymentRequest,
  'attemptId' | 'orderNumber' | 'webhookUrl' | 'expiresAt'
>

/** A page to send the shopper to, or a refusal at once: instalment providers decide before any page opens. */
export type StartedPayment =
  | { providerRef: string; redirectUrl: string }
  | { providerRef: string | null; refused: Text | null }

export type MoneyEntry = {
  kind: 'authorize' | 'capture' | 'refund' | 'void'
  /** Unique among the moves of its kind at the provider. */
  tx: string
  amount: number
}

/** The state of a payment in the provider's own records, read from the provider. */
export type PaymentSnapshot = {
  state: AttemptState
  amount: number
  currency: string
  /** Our attempt as the provider knows it; another one is not our payment. */
  attemptId: string
  /** Moves of money that are done. */
  entries: MoneyEntry[]
  /** The provider's own words on a refusal. */
  reason: Text | null
}

/** A payment that a provider holds money of; the amount as it was paid. */
export type ListedPayment = { providerRef: string; amount: number; currency: string }

export type WebhookRequest = {
  rawBody: string
  headers: Record<string, string | string[] | undefined>
  query: Record<string, unknown>
  ip: string
  now: Date
}

/**
 * `dedupKey`: two events with one key are the same event, sent twice. `providerRef` may be any name by which `read`
 * finds the payment. `body` is stored, so it must contain nothing about the shopper.
 */
export type WebhookEvent = { providerRef: string; dedupKey: string; body: unknown }

export type ParsedWebhook = WebhookEvent | 'ignored' | undefined

type Marks =
  | readonly string[]
  | { readonly byCurrency: Readonly<Record<string, readonly string[]>> }

/** The properties of every provider. */
type Takes = {
  name: PaymentProviderName
  methods: readonly PaymentMethod[]
  /** It is offered for no new payment; what it has taken is still settled and refunded. */
  isOff?: true
  /** Names that a shopper knows its methods by, such as of cards; by currency where they differ. */
  marks?: Partial<Record<PaymentMethod, Marks>>
  /** The currencies of methods that take only some; a method that is not named takes every currency. */
  currencies?: Partial<Record<PaymentMethod, readonly string[]>>
}

/** Nothing is to be paid now: the courier collects the payment. */
export type OnDelivery = Takes & { online: false }

/**
 * The connection to a payment provider. Whatever arrives from outside is only a reason to `read`. Every call gives
 * up within seconds and throws when the provider does not answer or answers nonsense.
 */
export type OnlineProvider = Takes & {
  online: true
  /** The shortest session in minutes that it grants; missing where it ends none earlier than it usually does. */
  shortestSession?: number
  /** The languages of the provider's page. */
  speaks: readonly LanguageCode[]
  /** Hosts that a shopper may be sent to; `*.` stands for any names before the rest. */
  readonly allowedHosts: readonly string[]
  start(request: PaymentRequest): Promise<StartedPayment>
  /** Why it would not lend for an order, in its own words; null where it would. */
  checkEligibility?(order: EligibilityOrder): Promise<Text | null>
  /** Where a provider waits for our nod to an approved payment, this gives it first. */
  read(providerRef: string): Promise<PaymentSnapshot>
  /** Lists what was paid from one moment until another; missing when a provider does not report this. */
  list?(from: Date, until: Date): Promise<ListedPayment[]>
  /** Asks something harmless that needs a valid account; missing where `list` does so. */
  check?(): Promise<void>
  /** Ends a session that nobody shall pay any more. A payment that was quicker stays paid. */
  cancel(providerRef: string): Promise<void>
  /** These three move money once for each key, however often they are called with it. */
  capture(providerRef: string, amount: number, key: string): Promise<void>
  void(providerRef: string, key: string): Promise<void>
  refund(providerRef: string, amount: number, key: string): Promise<void>
  /**
   * Returns undefined or throws when the event is not from the provider, was changed in transit or is too old.
   * Returns 'ignored' when the event is from the provider but about something that does not concern us.
   */
  parseWebhook(request: WebhookRequest): ParsedWebhook | Promise<ParsedWebhook>
}

export type PaymentProvider = OnDelivery | OnlineProvider

/** The providers that have an account, in order of preference. */
export type PaymentProviders = PaymentProvider[]

/**
 * The parts of the shop that a provider needs; a function, because the port may be known only once the shop
 * listens.
 */
export type ProviderDeps = () => {
  config: Config
  clock: () => Date
  /** Signs a text with the key of a purpose. */
  sign: (purpose: string, text: string) => string
}
