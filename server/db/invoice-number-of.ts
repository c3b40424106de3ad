/** Returns the number of the invoice of an order, given the documents of the order; null while it has none. */
export function invoiceNumberOf(
  { invoiceNumber }: { invoiceNumber: string | null },
  documents: readonly { kind: 'invoice' | 'credit_note'; number: string }[],
): string | null {
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  // Only orders from before documents were stored have a number without a document.
  return invoice?.number ?? invoiceNumber
}
