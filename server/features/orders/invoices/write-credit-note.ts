import type { DocumentBody, InvoiceLine } from '@rimal/contract/tax/tax-documents'
import { atRate } from '@rimal/contract/tax/at-rate'
import { invoiceWords } from '@rimal/contract/words/order'
import type { CreditReason } from '../../../db/tables/invoices.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { vatRulesOf } from '../../shop/vat/vat-regimes.ts'

/**
 * Converts at the rate of the invoice, because a credit note reverses what was owed. Takes all that was credited up
 * to now, less what was credited before, so that the credit notes of an invoice add up to the invoice in this
 * currency too.
 */
function atRateOf(
  { inOwnCurrency: own, currency: from }: DocumentBody,
  { lines, credited }: { lines: Lines; credited: Lines },
): Pick<DocumentBody, 'inOwnCurrency'> {
  if (!own) return {}
  const { currency: to, rate } = own
  const there = (field: 'vat' | 'total') => {
    const before = sumOf(credited, field)
    const upTo = atRate(before + sumOf(lines, field), { from, to, rate })
    return upTo - atRate(before, { from, to, rate })
  }
  return { inOwnCurrency: { ...own, vat: there('vat'), total: there('total') } }
}

type Lines = readonly InvoiceLine[]

function sumOf(lines: Lines, field: 'net' | 'vat' | 'total'): number {
  return lines.reduce((sum, line) => sum + line[field], 0)
}

/** Returns the content of a credit note: the parties of its invoice, and the lines that are credited. */
export function writeCreditNote(
  invoice: { number: string; issuedAt: Date; document: DocumentBody },
  {
    lines,
    credited,
    reason,
    settings,
  }: {
    lines: InvoiceLine[]
    /** The lines of all credit notes of it so far. */
    credited: Lines
    reason: CreditReason
    settings: Pick<Settings, 'vat' | 'country'>
  },
): DocumentBody {
  const { document } = invoice
  const rules = vatRulesOf(settings)
  return {
    ...document,
    title: document.buyer.taxNumber === '' ? rules.creditNote : rules.creditNoteForBusiness,
    lines,
    totals: { net: sumOf(lines, 'net'), vat: sumOf(lines, 'vat'), total: sumOf(lines, 'total') },
    ...atRateOf(document, { lines, credited }),
    credits: {
      number: invoice.number,
      issuedAt: invoice.issuedAt.toISOString(),
      reason: invoiceWords[`credit_reason_${reason}`],
    },
  }
}
