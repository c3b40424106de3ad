import type { DocumentBody, InvoiceLine } from '@rimal/contract/tax/tax-documents'
import { invoiceWords } from '@rimal/contract/words/order'
import type { CreditReason } from '../../../db/tables/invoices.ts'
import type { Settings } from '../../shop/settings.ts'
import { vatRulesOf } from '../../shop/vat-regimes.ts'

/** What a credit note says: the parties of its invoice, and the lines that are taken back. */
export function writeCreditNote(
  invoice: { number: string; issuedAt: Date; document: DocumentBody },
  {
    lines,
    reason,
    settings,
  }: {
    lines: InvoiceLine[]
    reason: CreditReason
    settings: Pick<Settings, 'vat' | 'country'>
  },
): DocumentBody {
  const { document } = invoice
  const rules = vatRulesOf(settings)
  const [net, vat, total] = (['net', 'vat', 'total'] as const).map((field) =>
    lines.reduce((sum, line) => sum + line[field], 0),
  ) as [number, number, number]
  return {
    ...document,
    title: document.buyer.taxNumber === '' ? rules.creditNote : rules.creditNoteForBusiness,
    lines,
    totals: { net, vat, total },
    credits: {
      number: invoice.number,
      issuedAt: invoice.issuedAt.toISOString(),
      reason: invoiceWords[`credit_reason_${reason}`],
    },
  }
}
