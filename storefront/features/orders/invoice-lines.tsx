import type { Order, OrderLine } from '@rimal/contract/orders'
import { invoiceWords } from '@rimal/contract/words/order'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { pieceText } from '../checkout/piece-row.tsx'
import { Both } from './both.tsx'
import { amountText, deliveryAmounts, type InvoiceRow, lineAmounts } from './invoice-amounts.ts'

/** What was sold, with the VAT of every line, and what it adds up to. */
export function InvoiceLines({ order }: { order: Order }) {
  const { t } = useWords()
  const { totals } = order
  const { currency, vatPercent } = totals
  const delivery = deliveryAmounts(order)
  return (
    <>
      {/* Large text on a narrow screen scrolls the table, not the page; keys must be able to. */}
      <section
        className="mt-10 overflow-x-auto print:overflow-visible"
        aria-label={t('order_pieces')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full border-collapse text-small leading-tight">
          <thead>
            <tr className="border-b border-ink align-bottom text-micro text-ink-2">
              <Head word={invoiceWords.invoice_piece} start />
              <Head word={invoiceWords.invoice_quantity} />
              <Head word={invoiceWords.invoice_unit_price} />
              <Head word={invoiceWords.invoice_discount} />
              <Head word={invoiceWords.invoice_net} />
              <Head word={invoiceWords.invoice_vat} percent={vatPercent} />
              <Head word={invoiceWords.invoice_line_total} />
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Line key={line.id} line={line} totals={totals} />
            ))}
            {delivery.total > 0 && (
              <Row
                title={<Both word={invoiceWords.invoice_shipping} />}
                text={order.shipping.title}
                quantity={1}
                unitPrice={delivery.total}
                amounts={delivery}
                totals={totals}
              />
            )}
          </tbody>
        </table>
      </section>
      <div data-together className="mt-6 ms-auto grid max-w-[26rem] gap-3">
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 leading-tight">
          <Sum
            word={invoiceWords.invoice_total_net}
            amount={totals.total - totals.vat}
            {...totals}
          />
          <Sum word={invoiceWords.invoice_total_vat} amount={totals.vat} {...totals} />
          <div className="col-span-2 border-t border-ink" />
          <Sum word={invoiceWords.invoice_total} amount={totals.total} {...totals} />
        </dl>
      </div>
      <p className="mt-8 text-micro leading-tight text-ink-2">
        <Both word={invoiceWords.invoice_unit_note} values={{ currency }} />
      </p>
    </>
  )
}

type Totals = Order['totals']

function Line({ line, totals }: { line: OrderLine; totals: Totals }) {
  const { t } = useWords()
  const single = { ...line, quantity: 1 }
  return (
    <Row
      title={line.name}
      text={pieceText(single, t)}
      sku={line.sku}
      quantity={line.quantity}
      unitPrice={line.unitPrice}
      amounts={lineAmounts(line)}
      totals={totals}
    />
  )
}

function Row(props: {
  title: ReactNode
  text: string
  sku?: string | null
  quantity: number
  unitPrice: number
  amounts: InvoiceRow
  totals: Totals
}) {
  const { title, text, sku, quantity, unitPrice, amounts, totals } = props
  const amount = (minor: number) => <bdi dir="ltr">{amountText(minor, totals.currency)}</bdi>
  return (
    <tr className="border-b border-rule align-top">
      <th scope="row" className="grid gap-0.5 py-2.5 text-start font-normal">
        <span>{title}</span>
        <span className="text-micro text-ink-2">{text}</span>
        {sku && <span className="ltr justify-self-start text-micro text-ink-2">{sku}</span>}
      </th>
      <Cell word={invoiceWords.invoice_quantity}>{quantity}</Cell>
      <Cell word={invoiceWords.invoice_unit_price}>{amount(unitPrice)}</Cell>
      <Cell word={invoiceWords.invoice_discount}>
        {amounts.discount > 0 && amount(-amounts.discount)}
      </Cell>
      <Cell word={invoiceWords.invoice_net}>{amount(amounts.net)}</Cell>
      <Cell word={invoiceWords.invoice_vat} percent={totals.vatPercent}>
        {amount(amounts.vat)}
      </Cell>
      <Cell word={invoiceWords.invoice_line_total}>{amount(amounts.total)}</Cell>
    </tr>
  )
}

type Named = { word: { en: string; ar: string }; percent?: number }

/** An amount, which says its own name where no head of the table stands above it. */
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
