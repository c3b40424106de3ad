import type { LanguageCode } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { documentsOf } from '../invoices/list-documents.ts'
import { makePdf } from '../invoices/pdf/make-pdf.ts'
import { printDocument } from '../invoices/pdf/print-document.ts'
import { insertPrints, listByNumbers } from './papers.sql.ts'

type Entry = { subject: string; details: { orders: number }; at: Date }
type Input = {
  numbers: string[]
  staffId: string
  language: LanguageCode
  /** Writes a row of the audit. */
  audit: (tx: Tx, entry: Entry) => Promise<void>
}

/**
 * Returns the tax documents of some orders as one PDF, and records for each order, also in the audit, that it
 * was printed. An order without
 * a document is left out; throws `not_found` if there is no document at all.
 */
export async function printTaxDocuments(
  deps: Pick<Deps, 'db' | 'transact' | 'clock'>,
  { numbers, staffId, language, audit }: Input,
): Promise<Buffer> {
  const orders = await listByNumbers(deps.db, numbers)
  const documentsOfOrders = await documentsOf(deps, orders)
  const documents = orders.flatMap(({ id }) => documentsOfOrders.get(id) ?? [])
  const printed = orders.filter(({ id }) => documentsOfOrders.get(id)?.length)
  if (printed.length === 0) throw new ShopError('not_found')
  const { name } = await findSettings(deps.db)
  const pdf = await makePdf(
    documents.map((document) => printDocument(document, { language, shop: name })),
  )
  const at = deps.clock()
  const prints = printed.map(({ id: orderId }) => {
    return { orderId, staffId, paper: 'tax_documents' as const, at }
  })
  await deps.transact(async (tx) => {
    await insertPrints(tx, prints)
    for (const { number: subject } of printed) {
      await audit(tx, { subject, details: { orders: printed.length }, at })
    }
  })
  return pdf
}
