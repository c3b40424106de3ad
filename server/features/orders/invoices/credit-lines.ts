import type { InvoiceLine } from '@rimal/contract/tax/tax-documents'
import type { Money } from '@rimal/contract/money'

/** What is credited of an invoice line: a number of its units, or an amount of the delivery. */
export type Returned = { position: number; quantity: number } | { position: number; amount: Money }

type Lines = readonly InvoiceLine[]

/**
 * Returns the lines of a credit note. Discount and VAT are credited as they were charged: in whatever steps units
 * are returned, each line is credited in proportion to all that was returned of it, rounded, less what was credited
 * before; the steps therefore never add up to more than the invoice, and the last step takes the rest. Throws
 * RangeError when more is returned than is left.
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
  const upTo = part(line.total, before + wanted, whole)
  const total = upTo - sumOf(so, 'total')
  const vat = part(line.vat, upTo, line.total) - sumOf(so, 'vat')
  const isDelivery = line.kind === 'delivery'
  const quantity = isDelivery ? 1 : wanted
  const unitPrice = isDelivery ? wanted : line.unitPrice
  const discount = unitPrice * quantity - total
  return { ...line, quantity, unitPrice, discount, net: total - vat, vat, total }
}

/** Products are returned by their quantity, the delivery by its price. */
function wholeOf({ kind, quantity, total }: InvoiceLine): number {
  return kind === 'delivery' ? total : quantity
}

function creditedOf({ kind, position }: InvoiceLine, credited: Lines): number {
  const so = credited.filter((line) => line.position === position)
  return sumOf(so, kind === 'delivery' ? 'total' : 'quantity')
}

function part(amount: Money, share: number, whole: number): Money {
  return whole === 0 ? 0 : Math.round((amount * share) / whole)
}

function sumOf(lines: Lines, field: 'total' | 'vat' | 'quantity'): number {
  return lines.reduce((sum, line) => sum + line[field], 0)
}
