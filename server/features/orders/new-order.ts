import type { Text } from '@rimal/contract/language'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import type { StockLine } from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

type StoredParts =
  | 'id'
  | 'token'
  | 'cartId'
  | 'guestId'
  | 'customerId'
  | 'idempotencyKey'
  | 'language'
type AgreedParts =
  | 'contact'
  | 'emailKey'
  | 'phoneKey'
  | 'address'
  | 'billing'
  | 'shipping'
  | 'paymentMethod'
  | 'totals'
  | 'total'
  | 'credit'

/** A payment to be opened with a provider. */
export type NewAttempt = {
  id: string
  token: string
  provider: string
  method: PaymentMethod
  /** When the session at the provider ends, and when the stock is let go; the later one. */
  expiresAt: Date
  payBefore: Date
  /** The same for an order that is held shorter; null where the provider cannot end a session so soon. */
  short: { expiresAt: Date; payBefore: Date } | null
  /** When the timer asks for the first time. */
  askAfter: Date
}

/** What the invoice says that is issued as the order is written. */
export type NewInvoice = { id: string; body: DocumentBody }

export type NewOrder = Pick<StoredOrder, StoredParts | AgreedParts> & {
  at: Date
  timeZone: string
  /** The bag as it was when she agreed; the order is refused to any other. */
  cartVersion: string
  lines: NewOrderLine[]
  stockLines: StockLine[]
  uses: NewUse[]
  /** All by which she is known: an account counts beside the email and phone that she writes. */
  contacts: string[]
  /** Null where nothing is to be paid now: the order is placed as it is written. */
  attempt: NewAttempt | null
  /** Null where it is not placed yet, or nothing is charged for it. */
  invoice: NewInvoice | null
}

/** What an offer gives the order; named as the columns are. */
export type NewUse = {
  offer_id: string
  title: Text
  amount: number
  position: number
  /** Whether it stands in the bag by its code. */
  typed: boolean
  first_order: boolean
  /** How often one person may use it; null without end. */
  max_each: number | null
}

/** Named as the columns are. */
export type NewOrderLine = {
  position: number
  product_id: string
  item_id: string
  sku: string | null
  name: unknown
  subtitle: unknown
  color_name: unknown
  picture_id: string
  size: number | null
  measurements: unknown
  profile_name: string | null
  remarks: string
  quantity: number
  unit_price: number
  discount: number
  total: number
  vat: number
  made_to_order: boolean
  arrival: unknown
  cart_line_id: string | null
}
