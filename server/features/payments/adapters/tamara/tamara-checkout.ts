import { allocate, toDecimalString } from '@rimal/contract/money'
import type { PaymentRequest } from '../../payment-provider.ts'
import { clip, placeOf, splitName } from '../buyer-words.ts'

/** In minutes. */
export const shortestSession = 5

/** An amount as Tamara wants it. A decimal of at most three places survives being a number. */
export function tamaraMoney(minor: number, currency: string) {
  return { amount: Number(toDecimalString(minor, currency)), currency }
}

/** Returns the body of `POST /checkout`. */
export function tamaraCheckout(request: PaymentRequest, now: Date) {
  const { attemptId, orderNumber, amount, currency, language, contact, address, returnUrl } =
    request
  const money = (minor: number) => tamaraMoney(minor, currency)
  const credit = creditOf(request)
  const discount = request.discount + request.credit - credit.ofShipping
  const { city, line } = placeOf(address)
  const { first, last } = splitName(contact.name)
  const person = { first_name: clip(first, 100), last_name: clip(last, 100) }
  const place = {
    ...person,
    line1: line,
    city,
    country_code: address.country,
    phone_number: contact.phone,
  }
  return {
    order_reference_id: attemptId,
    order_number: orderNumber,
    total_amount: money(amount),
    shipping_amount: money(request.shipping - credit.ofShipping),
    tax_amount: money(request.vat),
    ...(discount > 0 ? { discount: { name: orderNumber, amount: money(discount) } } : {}),
    description: orderNumber,
    country_code: address.country,
    payment_type: 'PAY_BY_INSTALMENTS',
    instalments: 4,
    locale: language === 'arb' ? 'ar_SA' : 'en_US',
    items: request.lines.map((line, index) => ({
      reference_id: clip(line.reference),
      type: 'Physical',
      name: clip(line.title),
      sku: clip(line.reference, 128),
      quantity: line.quantity,
      unit_price: money(line.unitPrice),
      discount_amount: money(line.discount + credit.ofLine(index)),
      tax_amount: money(line.vat),
      total_amount: money(line.total - credit.ofLine(index)),
    })),
    consumer: { ...person, phone_number: contact.phone, email: contact.email },
    shipping_address: place,
    billing_address: place,
    merchant_url: {
      success: returnUrl,
      failure: returnUrl,
      cancel: returnUrl,
      notification: request.webhookUrl,
    },
    risk_assessment: riskOf(request.buyer),
    expires_in_minutes: minutesUntil(request.expiresAt, now),
  }
}

/** Its form adds up lines and delivery: store credit takes off each its share, as a discount does. */
function creditOf({ credit, lines, shipping }: PaymentRequest) {
  const parts = credit > 0 ? allocate(credit, [...lines.map(({ total }) => total), shipping]) : []
  return { ofLine: (index: number) => parts[index] ?? 0, ofShipping: parts[lines.length] ?? 0 }
}

function riskOf({ since, orders, phoneProven }: PaymentRequest['buyer']) {
  return {
    is_guest_user: since === null,
    is_existing_customer: orders > 0,
    total_order_count: orders,
    is_phone_verified: phoneProven,
    ...(since ? { account_creation_date: dayOf(since) } : {}),
  }
}

/** `31-01-2026`. */
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10).split('-').toReversed().join('-')
}

function minutesUntil(end: Date, now: Date): number {
  return Math.max(shortestSession, Math.ceil((end.getTime() - now.getTime()) / 60_000))
}
