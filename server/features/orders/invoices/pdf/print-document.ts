import { amountText } from '@rimal/contract/tax/amount-text'
import { inCurrency } from '@rimal/contract/tax/in-currency'
import { clockText, formatDay, localTime } from '@rimal/contract/dates'
import type { InvoiceLine, TaxDocument } from '@rimal/contract/tax/tax-documents'
import type { LanguageCode, Text } from '@rimal/contract/language'
import { formatClock } from '@rimal/contract/text/clock'
import { invoiceWords } from '@rimal/contract/words/order'

type Party = {
  heading: Text
  /** A `Text` has both languages; a string is as somebody wrote it. */
  lines: (Text | string)[]
  taxNumber: { name: Text; number: string } | null
}

/** A document as document.typ prints it: all of its words and amounts, written out. */
export type PrintedDocument = {
  /** The languages in the sequence in which they are printed. */
  languages: ('en' | 'ar')[]
  /** The name of the shop, which is its mark. */
  shop: Text
  title: Text
  number: string
  seller: Party
  buyer: Party
  deliverTo: Party | null
  facts: [Text, Text | string][]
  heads: Text[]
  rows: { title: Text; detail: Text; sku: string | null; amounts: string[] }[]
  sums: [Text, string][]
  note: Text
  /** The code of the tax authority as SVG. */
  code: string | null
  /** The text that screen readers read for the code. */
  codeAlt: Text
}

const w = invoiceWords

export function printDocument(
  document: TaxDocument,
  { language, shop }: { language: LanguageCode; shop: Text },
): PrintedDocument {
  const { title, number, vat, currency, lines, qr } = document
  const amount = (minor: number) => amountText(minor, currency)
  return {
    languages: language === 'en' ? ['en', 'ar'] : ['ar', 'en'],
    shop,
    title,
    number,
    ...partiesOf(document, language === 'en' ? 'en' : 'ar'),
    facts: factsOf(document, language),
    heads: [
      w.invoice_product,
      w.invoice_quantity,
      w.invoice_unit_price,
      w.invoice_discount,
      ...(vat ? [w.invoice_net, filled(w.invoice_vat, { percent: vat.percent })] : []),
      w.invoice_line_total,
    ],
    rows: lines.map((line) => rowOf(line, { hasVat: vat !== null, amount })),
    sums: sumsOf(document),
    note: noteOf(document),
    code: qr && svgOf(qr),
    codeAlt: w.invoice_code,
  }
}

function partiesOf({ seller, buyer, deliverTo, vat }: TaxDocument, side: 'en' | 'ar') {
  const taxNumber = (number: string) =>
    vat && number !== '' ? { name: vat.numberName, number } : null
  return {
    seller: {
      heading: w.invoice_seller,
      lines: [seller.name, seller.address].filter(({ en, ar }) => en !== '' || ar !== ''),
      taxNumber: taxNumber(seller.taxNumber),
    },
    buyer: {
      heading: w.invoice_buyer,
      lines: [
        ...[buyer.company, buyer.name[side]].filter(Boolean).map(isolated),
        buyer.address[side],
      ],
      taxNumber: taxNumber(buyer.taxNumber),
    },
    deliverTo: deliverTo && {
      heading: w.invoice_deliver_to,
      lines: [deliverTo[side]],
      taxNumber: null,
    },
  }
}

function factsOf(document: TaxDocument, language: LanguageCode): PrintedDocument['facts'] {
  const { kind, number, issuedAt, showsTime, timeZone, credits, orderNumber } = document
  const day = (instant: string) =>
    formatDay(localTime(new Date(instant), timeZone).day, language, { year: true })
  const clock = formatClock(clockText(new Date(issuedAt), timeZone), language)
  const time = showsTime ? ` ${language === 'en' ? leftToRight(clock) : clock}` : ''
  const isNote = kind === 'credit_note'
  return [
    [isNote ? w.credit_note_number : w.invoice_number, leftToRight(number)],
    [w.invoice_date, `${day(issuedAt)}${time}`],
    ...(credits
      ? ([
          [w.credit_of, leftToRight(credits.number)],
          [w.credit_of_date, day(credits.issuedAt)],
          [w.credit_reason, credits.reason],
        ] satisfies PrintedDocument['facts'])
      : []),
    [w.invoice_order, leftToRight(orderNumber)],
    [w.invoice_order_date, day(document.orderedAt)],
    ...(isNote ? [] : ([[w.invoice_paid_with, document.paidWith]] satisfies [Text, Text][])),
  ]
}

function rowOf(
  { title, detail, sku, quantity, unitPrice, discount, net, vat, total }: InvoiceLine,
  { hasVat, amount }: { hasVat: boolean; amount: (minor: number) => string },
): PrintedDocument['rows'][number] {
  const amounts = [
    String(quantity),
    amount(unitPrice),
    discount > 0 ? amount(-discount) : '',
    ...(hasVat ? [amount(net), amount(vat)] : []),
    amount(total),
  ]
  return { title, detail, sku, amounts }
}

function sumsOf({
  vat,
  totals,
  currency,
  inOwnCurrency: own,
}: TaxDocument): PrintedDocument['sums'] {
  const money = (minor: number, of = currency) => `${of} ${amountText(minor, of)}`
  if (!vat) return [[w.invoice_line_total, money(totals.total)]]
  return [
    [w.invoice_total_net, money(totals.net)],
    [w.invoice_total_vat, money(totals.vat)],
    [w.invoice_total, money(totals.total)],
    ...(own
      ? ([
          [inCurrency(w.invoice_own_vat, own.currency), money(own.vat, own.currency)],
          [inCurrency(w.invoice_own_total, own.currency), money(own.total, own.currency)],
        ] satisfies PrintedDocument['sums'])
      : []),
  ]
}

/**
 * Returns the note on the currency of the amounts, and on the rate at which they were converted to the shop's own
 * currency.
 */
function noteOf({ vat, currency, inOwnCurrency: own }: TaxDocument): Text {
  const note = inCurrency(vat ? w.invoice_unit_note : w.invoice_currency_note, currency)
  if (!own) return note
  const rate = filled(w.invoice_rate_note, { from: currency, ...own })
  return { en: `${note.en} ${rate.en}`, ar: `${note.ar} ${rate.ar}` }
}

function filled(word: Text, values: Record<string, string | number>): Text {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  return { en: fill(word.en), ar: fill(word.ar) }
}

function svgOf({ size, path }: NonNullable<TaxDocument['qr']>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
}

/** Isolates a text, so that its own first letter sets its direction, whatever surrounds the text. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}
