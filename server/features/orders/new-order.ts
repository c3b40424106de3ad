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
  /** The same times for an order with a shorter hold; null when the provider cannot end a session that early. */
  short: { expiresAt: Date; payBefore: Date } | null
  /** When the timer asks for the first time. */
  askAfter: Date
}

export type NewOrder = Pick<StoredOrder, StoredParts | AgreedParts> & {
  at: Date
  timeZone: string
  /** The version of the cart that the customer agreed to; the order is refused for any other version. */
  cartVersion: string
  lines: NewOrderLine[]
  stockLines: StockLine[]
  uses: NewUse[]
  /**
   * All contacts by which the customer is known: an account counts beside the email and phone that the customer
   * enters.
   */
  contacts: string[]
  /** Null where nothing is to be paid now: the order is placed as it is written. */
  attempt: NewAttempt | null
  /** Null where it is not placed yet, or nothing is charged for it. */
  invoice: DocumentBody | null
}

/** What a promotion gives the order; the properties are named like the columns. */
export type NewUse = {
  promotion_id: string
  title: Text
  amount: number
  position: number
  /** Whether the promotion is in the cart by its code. */
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
