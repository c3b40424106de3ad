import type { InvoiceLine } from '@rimal/contract/tax/tax-documents'
import type { Money } from '@rimal/contract/money'
import { invoiceWords } from '@rimal/contract/words/order'

/**
 * What is credited of an invoice line: a number of its units, an amount of the delivery, or an amount by which the price
 * of a product is reduced.
 */
export type Returned = { position: number; quantity: number } | { position: number; amount: Money }

type Lines = readonly InvoiceLine[]

/**
 * Returns the lines of a credit note. Discount and VAT are credited as they were charged: in whatever steps units
 * are returned, each line is credited in proportion to all that was returned of it, rounded, less what was credited
 * before; the steps therefore never add up to more than the invoice, and the last step takes the rest. After a reduction
 * of the price, the rest of a line is shared by its units that are left. Throws RangeError when more is returned than is
 * left.
 */
export function creditLines(
  invoice: Lines,
  /** The lines of all credit notes of it so far. */
  credited: Lines,
  returned: readonly Returned[],
): InvoiceLine[] {
  const isTwice = new Set(returned.map(({ position }) => position)).size < returned.length
  if (isTwice) throw new RangeError('a line is returned twice in one credit note')
  return returned.map((input) => {
    const line = invoice.find(({ position }) => position === input.position)
    if (!line) throw new RangeError(`the invoice has no line ${input.position}`)
    if (line.kind === 'product' && 'amount' in input)
      return reduceLine(line, credited, input.amount)
    return creditLine(line, credited, 'amount' in input ? input.amount : input.quantity)
  })
}

/** Returns the lines that credit all that is left of an invoice. */
export function creditRest(invoice: Lines, credited: Lines): InvoiceLine[] {
  const left = invoice.flatMap((line): Returned | [] => {
    const { position } = line
    const rest = wholeOf(line) - creditedOf(line, credited)
    if (rest === 0) return []
    return line.kind === 'delivery' ? { position, amount: rest } : { position, quantity: rest }
  })
  return creditLines(invoice, credited, left)
}

function creditLine(line: InvoiceLine, credited: Lines, wanted: number): InvoiceLine {
  const before = creditedOf(line, credited)
  const whole = wholeOf(line)
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || before + wanted > whole) {
    throw new RangeError(`${wanted} of line ${line.position}, of which ${whole - before} are left`)
  }
  const so = credited.filter(({ position }) => position === line.position)
  const isReduced = so.some(({ kind }) => kind === 'reduction')
  const total = isReduced
    ? part(line.total - sumOf(so, 'total'), wanted, whole - before)
    : part(line.total, before + wanted, whole) - sumOf(so, 'total')
  const vat = vatOf(line, so, total)
  const isDelivery = line.kind === 'delivery'
  const quantity = isDelivery ? 1 : wanted
  const unitPrice = isDelivery ? wanted : line.unitPrice
  const discount = unitPrice * quantity - total
  return { ...line, quantity, unitPrice, discount, net: total - vat, vat, total }
}

/** Returns the line that reduces the price of a product, of which no unit is returned. */
function reduceLine(line: InvoiceLine, credited: Lines, amount: Money): InvoiceLine {
  const so = credited.filter(({ position }) => position === line.position)
  const left = line.total - sumOf(so, 'total')
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    throw new RangeError(`${amount} of line ${line.position}, of which ${left} is left`)
  }
  const vat = vatOf(line, so, amount)
  const { en, ar } = invoiceWords.invoice_reduction
  return {
    ...line,
    kind: 'reduction',
    detail: { en: `${en}: ${line.detail.en}`, ar: `${ar}: ${line.detail.ar}` },
    quantity: 1,
    unitPrice: amount,
    discount: 0,
    net: amount - vat,
    vat,
    total: amount,
  }
}

/** The VAT of a part of a line: that of all that is credited up to now, less that of what was credited before. */
function vatOf(line: InvoiceLine, so: Lines, total: Money): Money {
  return part(line.vat, sumOf(so, 'total') + total, line.total) - sumOf(so, 'vat')
}

/** Products are returned by their quantity, the delivery by its price. */
function wholeOf({ kind, quantity, total }: InvoiceLine): number {
  return kind === 'delivery' ? total : quantity
}

function creditedOf({ kind, position }: InvoiceLine, credited: Lines): number {
  const so = credited.filter((line) => line.position === position && line.kind === kind)
  return sumOf(so, kind === 'delivery' ? 'total' : 'quantity')
}

function part(amount: Money, share: number, whole: number): Money {
  return whole === 0 ? 0 : Math.round((amount * share) / whole)
}

function sumOf(lines: Lines, field: 'total' | 'vat' | 'quantity'): number {
  return lines.reduce((sum, line) => sum + line[field], 0)
}
