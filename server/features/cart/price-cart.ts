import { deliveryPrice } from '@rimal/contract/ordinary-method'
import { allocate, splitEvenly, type Money } from '@rimal/contract/money'

export type CartToPrice = {
  lines: readonly {
    id: string
    unitPrice: Money
    /** The price before a reduction; it is only used for the shopper's saving. */
    compareAt?: Money
    quantity: number
    /** The amount that the promotions take off the whole line; no more than the price of the line. */
    discount?: Money
  }[]
  /** Null while the destination is unknown. */
  shipping: {
    price: Money
    freeFrom?: Money
    /** A promotion gives it for nothing. */
    given?: boolean
  } | null
  vat: {
    /** Included in every price; up to two decimals. */
    percent: number
    /** 'line' rounds each line to the minor unit (UAE), 'total' rounds once (EN 16931, Saudi Arabia). */
    rounding: 'line' | 'total'
  }
}

export type PricedLine = { id: string; gross: Money; discount: Money; total: Money; vat: Money }

export type PricedCart = {
  lines: PricedLine[]
  subtotal: Money
  discount: Money
  shipping: Money
  shippingVat: Money
  total: Money
  /** The VAT of all lines and the delivery. */
  vat: Money
  /** The amount that reduced prices take off, before any discount; the subtotal no longer contains it. */
  saving: Money
  freeShipping: { from: Money; missing: Money } | null
  /** Four payments, the larger first. */
  instalment: Money[]
}

const instalments = 4

/**
 * Computes all amounts of a cart. No other function does so: screens, emails, payment providers and invoices repeat
 * these amounts.
 */
export function priceCart({ lines, shipping, vat }: CartToPrice): PricedCart {
  const grosses = lines.map((line) => wholeAmount(line.unitPrice) * wholeAmount(line.quantity))
  const discounts = lines.map(({ discount = 0 }) => wholeAmount(discount))
  const totals = grosses.map((gross, index) => wholeAmount(gross - at(discounts, index)))
  const subtotal = sum(grosses)
  const discount = sum(discounts)
  const payable = subtotal - discount
  const freeFrom = shipping?.freeFrom
  const shippingPrice = shippingOf(shipping, { payable, empty: lines.length === 0 })
  const vats = vatsOf([...totals, shippingPrice], vat)
  const total = payable + shippingPrice
  return {
    lines: lines.map(({ id }, index) => ({
      id,
      gross: at(grosses, index),
      discount: at(discounts, index),
      total: at(totals, index),
      vat: at(vats, index),
    })),
    subtotal,
    discount,
    shipping: shippingPrice,
    shippingVat: at(vats, lines.length),
    total,
    vat: sum(vats),
    saving: sum(lines.map(savingOf)),
    freeShipping:
      freeFrom === undefined ? null : { from: freeFrom, missing: Math.max(0, freeFrom - payable) },
    instalment: splitEvenly(total, instalments),
  }
}

function shippingOf(
  shipping: CartToPrice['shipping'],
  { payable, empty }: { payable: Money; empty: boolean },
): Money {
  if (!shipping || shipping.given || empty) return 0
  const { price, freeFrom = null } = shipping
  return deliveryPrice({ price: wholeAmount(price), freeFrom }, payable)
}

function vatsOf(totals: readonly Money[], { percent, rounding }: CartToPrice['vat']): Money[] {
  if (rounding === 'line') return totals.map((total) => vatWithin(total, percent))
  const total = sum(totals)
  return allocate(vatWithin(total, percent), total === 0 ? totals.map(() => 1) : totals)
}

function vatWithin(total: Money, percent: number): Money {
  const rate = hundredths(percent)
  return divideHalfUp(total * rate, 10_000 + rate)
}

function savingOf({ unitPrice, compareAt = 0, quantity }: CartToPrice['lines'][number]): Money {
  return Math.max(0, compareAt - unitPrice) * quantity
}

/** Integers throughout: 0.07 × 100 is not 7 in floating point, and half a fils decides an invoice. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

function hundredths(percent: number): number {
  return wholeAmount(Math.round(percent * 100))
}

function wholeAmount(value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new RangeError(`a price is made of whole numbers from zero up, not ${value}`)
}

function sum(amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function at(amounts: readonly Money[], index: number): Money {
  return amounts[index] ?? 0
}
