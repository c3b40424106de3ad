import type { TaxDocument } from '@rimal/contract/tax/tax-documents'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { findOrderByToken, lockOrder, type StoredOrder } from '../stored-order.ts'
import { creditOrder } from './credit-order.ts'
import { listDocumentsOf, type StoredDocument } from './invoices.sql.ts'
import { storedDocuments } from './stored-documents.ts'
import { zatcaCode } from './zatca-code.ts'
import { encode } from 'uqr'

/** The invoice of an order and its credit notes, for whoever has the link of the order. */
export async function listDocuments(
  deps: Pick<Deps, 'db' | 'transact' | 'clock'>,
  token: string,
): Promise<{ status: OrderStatus; documents: TaxDocument[] }> {
  const order = await findOrderByToken(deps.db, token)
  if (!order) throw new ShopError('order_not_found')
  return { status: order.status, documents: (await documentsOf(deps, [order])).get(order.id) ?? [] }
}

/** The invoice of each of these orders with its credit notes, by the id of the order; none before it is placed. */
export async function documentsOf(
  deps: Pick<Deps, 'db' | 'transact' | 'clock'>,
  orders: readonly StoredOrder[],
): Promise<Map<string, TaxDocument[]>> {
  const stored = await listDocumentsOf(
    deps.db,
    orders.map(({ id }) => id),
  )
  const shown = new Map<string, TaxDocument[]>()
  for (const order of orders) {
    const own = stored.filter(({ orderId }) => orderId === order.id)
    const isEarlier = own.length === 0 && order.invoiceNumber !== null
    shown.set(order.id, (isEarlier ? await writeEarlier(deps, order) : own).map(showDocument))
  }
  return shown
}

/**
 * Writes the documents of an order from before documents were stored; an order that was cancelled since then gets
 * both.
 */
async function writeEarlier(
  { transact, clock }: Pick<Deps, 'db' | 'transact' | 'clock'>,
  { id }: StoredOrder,
): Promise<StoredDocument[]> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, id)
    await storedDocuments(tx, order, await findSettings(tx))
    if (order.status === 'cancelled') {
      await creditOrder(tx, order, { reason: 'order_cancelled', at: clock() })
    }
    return listDocumentsOf(tx, [id])
  })
}

function showDocument({ kind, number, issuedAt, document }: StoredDocument): TaxDocument {
  const { hasQr, seller, inOwnCurrency } = document
  // The tax authority reads its own currency, whatever the customer paid in.
  const { total, vat, currency } = inOwnCurrency ?? {
    ...document.totals,
    currency: document.currency,
  }
  const facts = {
    sellerName: seller.name.ar,
    taxNumber: seller.taxNumber,
    issuedAt: issuedAt.toISOString(),
    total,
    vat,
    currency,
  }
  return {
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    qr: hasQr ? drawCode(zatcaCode(facts)) : null,
    ...document,
  }
}

/** A QR code as an SVG path of dark squares, one unit each, with the quiet zone of four around it. */
function drawCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: runs.join('') }
}

/** Where dark squares begin in a row, and how many stand side by side: seams would show in print. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
