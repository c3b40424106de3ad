import { randomUUID } from 'node:crypto'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import type { CreditReason } from '../../../db/tables/invoices.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import type { StoredOrder } from '../stored-order.ts'
import { creditLines, creditRest, type Returned } from './credit-lines.ts'
import { findWaitingInvoice } from '../waiting-invoices.sql.ts'
import { issueCreditNote } from './invoices.sql.ts'
import { issueInvoiceOf } from './issue-invoices.ts'
import { storedDocuments } from './stored-documents.ts'
import { writeCreditNote } from './write-credit-note.ts'

/**
 * Returns the amount of a credit note for part of an order, in minor units with VAT; undefined when there is no
 * invoice, or less is left of it.
 */
export async function sumOfCredit(
  tx: Tx,
  order: StoredOrder,
  returned: readonly Returned[],
): Promise<Money | undefined> {
  return (await totalsOfCredit(tx, order, returned))?.total
}

/** Returns the amount of such a credit note together with the VAT in it. */
export async function totalsOfCredit(
  tx: Tx,
  order: StoredOrder,
  returned: readonly Returned[],
): Promise<{ total: Money; vat: Money } | undefined> {
  const { sold, credited } = await linesOf(tx, order, await findSettings(tx))
  if (!sold) return undefined
  try {
    const lines = creditLines(sold, credited, returned)
    return {
      total: lines.reduce((sum, { total }) => sum + total, 0),
      vat: lines.reduce((sum, { vat }) => sum + vat, 0),
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

type RemainingCredit = {
  /** By the position of the line: the amounts of one unit, of two units and so on, up to all that are left. */
  lines: Map<number, Money[]>
  /** The amount that is left of the delivery. */
  delivery: { position: number; amount: Money } | null
}

/**
 * Returns what a credit note could still credit of an order; undefined when the order has no invoice. Needs the
 * order's lock.
 */
export async function listRemainingCredit(
  tx: Tx,
  order: StoredOrder,
): Promise<RemainingCredit | undefined> {
  const { sold, credited } = await linesOf(tx, order, await findSettings(tx))
  if (!sold) return undefined
  const rest = creditRest(sold, credited)
  const delivery = rest.find(({ kind }) => kind === 'delivery')
  const lines = rest.filter(({ kind }) => kind !== 'delivery')
  return {
    lines: new Map(
      lines.map(({ position, quantity: left }) => [
        position,
        Array.from({ length: left }, (_, index) =>
          creditLines(sold, credited, [{ position, quantity: index + 1 }]).reduce(
            (sum, { total }) => sum + total,
            0,
          ),
        ),
      ]),
    ),
    delivery: delivery ? { position: delivery.position, amount: delivery.total } : null,
  }
}

/** The lines of the invoice, with or without its number, and of its credit notes. */
async function linesOf(tx: Tx, order: StoredOrder, settings: Settings) {
  // Read first: afterwards the invoice could have got its number between two reads.
  const waiting = await findWaitingInvoice(tx, order.id)
  const { invoice, credited } = await documentsOf(tx, order, settings)
  return { sold: (invoice?.document ?? waiting)?.lines, credited }
}

async function documentsOf(tx: Tx, order: StoredOrder, settings: Settings) {
  const [invoice, ...notes] = await storedDocuments(tx, order, settings)
  return { invoice, credited: notes.flatMap(({ document }) => document.lines) }
}

type Credit = {
  reason: CreditReason
  at: Date
  /** All that is left where it is not said. */
  returned?: readonly Returned[]
}

/**
 * Issues the credit note for what is returned of an order. Needs the order's lock, and is called late in the
 * transaction. Does nothing when the order has no invoice, or nothing of it is left.
 */
export async function creditOrder(
  tx: Tx,
  order: StoredOrder,
  { reason, at, returned }: Credit,
): Promise<void> {
  const settings = await findSettings(tx)
  await issueInvoiceOf(tx, order.id)
  const { invoice, credited } = await documentsOf(tx, order, settings)
  if (!invoice) return
  const sold = invoice.document.lines
  const lines = returned ? creditLines(sold, credited, returned) : creditRest(sold, credited)
  if (lines.length === 0) return
  const body = writeCreditNote(invoice, { lines, credited, reason, settings })
  const credits = { id: invoice.id, reason }
  await issueCreditNote(
    tx,
    { id: randomUUID(), orderId: order.id, at, body, credits },
    settings.timeZone,
  )
}
