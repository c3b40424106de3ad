import type { OrderStatus } from '@rimal/contract/statuses'
import { toDecimalString } from '@rimal/contract/money'
import type { EarlierOrder } from '../../buyer.sql.ts'
import type { EligibilityOrder, PaymentRequest } from '../../payment-provider.ts'
import { clip, placeOf } from '../buyer-words.ts'

/** Returns the body of `POST /api/v2/checkout`, both to check a buyer and to open a session. */
export function tabbyCheckout(
  request: EligibilityOrder & Pick<PaymentRequest, 'attemptId' | 'orderNumber'>,
  merchantCode: string,
  now: Date,
) {
  const { attemptId, orderNumber, amount, currency, language, contact, address, buyer } = request
  const money = (minor: number) => toDecimalString(minor, currency)
  return {
    payment: {
      amount: money(amount),
      currency,
      description: orderNumber,
      buyer: buyerOf(contact),
      shipping_address: addressOf(address),
      order: {
        // The only value that is returned with every event of this payment.
        reference_id: attemptId,
        updated_at: now.toISOString(),
        tax_amount: money(request.vat),
        shipping_amount: money(request.shipping),
        // Store credit reduces the amount left to pay, as a discount does.
        discount_amount: money(request.discount + request.credit),
        items: request.lines.map((line) => ({
          reference_id: clip(line.reference),
          title: clip(line.title),
          quantity: line.quantity,
          unit_price: money(line.unitPrice),
          discount_amount: money(line.discount),
          category: 'Abayas',
          gender: 'Female',
        })),
      },
      buyer_history: {
        registered_since: (buyer.since ?? now).toISOString(),
        loyalty_level: buyer.orders,
        wishlist_count: buyer.wishlistItems,
        is_phone_number_verified: buyer.phoneProven,
        is_email_verified: buyer.emailProven,
      },
      order_history: buyer.earlier.map(earlierOrder),
      meta: { order_id: orderNumber, customer: null },
    },
    lang: language === 'arb' ? 'ar' : 'en',
    merchant_code: merchantCode,
    merchant_urls: {
      success: request.returnUrl,
      cancel: request.returnUrl,
      failure: request.returnUrl,
    },
  }
}

function buyerOf({ name, email, phone }: PaymentRequest['contact']) {
  return { name: clip(name), email, phone }
}

function addressOf(address: PaymentRequest['address']) {
  const { city, line, postcode } = placeOf(address)
  return { city, address: line, zip: postcode }
}

function earlierOrder({ at, amount, currency, method, status, contact, address }: EarlierOrder) {
  return {
    purchased_at: at.toISOString(),
    amount: toDecimalString(amount, currency),
    payment_method: method === 'cash_on_delivery' ? 'cod' : 'card',
    status: statuses[status],
    buyer: buyerOf(contact),
    shipping_address: addressOf(address),
  }
}

const statuses: Record<OrderStatus, 'new' | 'processing' | 'complete' | 'canceled'> = {
  awaiting_payment: 'new',
  placed: 'new',
  on_hold: 'processing',
  confirmed: 'processing',
  in_production: 'processing',
  ready: 'processing',
  shipped: 'processing',
  delivery_failed: 'processing',
  delivered: 'complete',
  completed: 'complete',
  expired: 'canceled',
  cancelled: 'canceled',
}
