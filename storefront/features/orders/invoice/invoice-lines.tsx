import { amountText } from '@rimal/contract/tax/amount-text'
import { inCurrency } from '@rimal/contract/tax/in-currency'
import type { InvoiceLine, TaxDocument } from '@rimal/contract/tax/tax-documents'
import { invoiceWords } from '@rimal/contract/words/order'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Both } from './bilingual.tsx'

/** The lines that were sold or returned, with the VAT of every line, and the totals. */
export function InvoiceLines({ document }: { document: TaxDocument }) {
  const { t } = useWords()
  const { currency, vat, inOwnCurrency: own } = document
  return (
    <>
      {/* Large text on a narrow screen scrolls the table, not the page; keys must be able to. */}
      <section
        className="mt-10 overflow-x-auto print:overflow-visible"
        aria-label={t('order_lines')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Table document={document} />
      </section>
      <Sums document={document} />
      <p className="mt-8 text-micro leading-tight text-ink-2">
        <Both
          over
          word={inCurrency(
            vat ? invoiceWords.invoice_unit_note : invoiceWords.invoice_currency_note,
            currency,
          )}
        />
        {own && (
          <span className="mt-1 block">
            <Both
              over
              word={invoiceWords.invoice_rate_note}
              values={{ from: currency, currency: own.currency, rate: own.rate }}
            />
          </span>
        )}
      </p>
    </>
  )
}

function Table({ document }: { document: TaxDocument }) {
  const { vat, lines } = document
  return (
    <table className="w-full border-collapse text-small leading-tight">
      <thead>
        <tr className="border-b border-ink align-bottom text-micro text-ink-2">
          <Head word={invoiceWords.invoice_product} start />
          <Head word={invoiceWords.invoice_quantity} />
          <Head word={invoiceWords.invoice_unit_price} />
          <Head word={invoiceWords.invoice_discount} />
          {vat && (
            <>
              <Head word={invoiceWords.invoice_net} />
              <Head word={invoiceWords.invoice_vat} percent={vat.percent} />
            </>
          )}
          <Head word={invoiceWords.invoice_line_total} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.position} line={line} document={document} />
        ))}
      </tbody>
    </table>
  )
}

function Sums({ document }: { document: TaxDocument }) {
  const { currency, vat, totals, inOwnCurrency: own } = document
  return (
    <div data-together className="mt-6 ms-auto grid max-w-[26rem] gap-3">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 leading-tight">
        {vat && (
          <>
            <Sum word={invoiceWords.invoice_total_net} amount={totals.net} currency={currency} />
            <Sum word={invoiceWords.invoice_total_vat} amount={totals.vat} currency={currency} />
            <div className="col-span-2 border-t border-ink" />
          </>
        )}
        <Sum
          word={vat ? invoiceWords.invoice_total : invoiceWords.invoice_line_total}
          amount={totals.total}
          currency={currency}
        />
        {own && (
          <>
            <div className="col-span-2 border-t border-rule" />
            <Sum
              word={inCurrency(invoiceWords.invoice_own_vat, own.currency)}
              amount={own.vat}
              currency={own.currency}
            />
            <Sum
              word={inCurrency(invoiceWords.invoice_own_total, own.currency)}
              amount={own.total}
              currency={own.currency}
            />
          </>
        )}
      </dl>
    </div>
  )
}

function Line({ line, document }: { line: InvoiceLine; document: TaxDocument }) {
  const { title, detail, sku, quantity, unitPrice, discount, net, vat, total } = line
  const amount = (minor: number) => <bdi dir="ltr">{amountText(minor, document.currency)}</bdi>
  return (
    <tr className="border-b border-rule align-top">
      <th scope="row" className="grid gap-0.5 py-2.5 text-start font-normal">
        <Both word={title} />
        <span className="text-micro text-ink-2">
          <Both word={detail} over />
        </span>
        {sku && <span className="ltr justify-self-start text-micro text-ink-2">{sku}</span>}
      </th>
      <Cell word={invoiceWords.invoice_quantity}>{quantity}</Cell>
      <Cell word={invoiceWords.invoice_unit_price}>{amount(unitPrice)}</Cell>
      <Cell word={invoiceWords.invoice_discount}>{discount > 0 && amount(-discount)}</Cell>
      {document.vat && (
        <>
          <Cell word={invoiceWords.invoice_net}>{amount(net)}</Cell>
          <Cell word={invoiceWords.invoice_vat} percent={document.vat.percent}>
            {amount(vat)}
          </Cell>
        </>
      )}
      <Cell word={invoiceWords.invoice_line_total}>{amount(total)}</Cell>
    </tr>
  )
}

type Named = { word: { en: string; ar: string }; percent?: number }

/** An amount, with its own label where no table head is above it. */
function Cell({ word, percent, children }: Named & { children: ReactNode }) {
  return (
    <td className="py-2.5 ps-3 text-end">
      {children && (
        <>
          <span data-phone-only className="text-ink-2">
            <Both word={word} values={{ percent }} />
          </span>
          {children}
        </>
      )}
    </td>
  )
}

function Head({ word, percent, start }: Named & { start?: boolean }) {
  return (
    <th scope="col" className={`pb-2 font-normal ${start ? 'text-start' : 'ps-3 text-end'}`}>
      <Both word={word} values={{ percent }} end={!start} />
    </th>
  )
}

function Sum(props: { word: { en: string; ar: string }; amount: number; currency: string }) {
  const { word, amount, currency } = props
  return (
    <>
      <dt>
        <Both word={word} />
      </dt>
      <dd className="text-end">
        <bdi dir="ltr">{`${currency} ${amountText(amount, currency)}`}</bdi>
      </dd>
    </>
  )
}
