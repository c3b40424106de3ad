import { formatDay, localTime } from '@rimal/contract/dates'
import type { Order } from '@rimal/contract/orders'
import { invoiceWords } from '@rimal/contract/words/order'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { addressText } from '../checkout/address/address-text.ts'
import { Both, inOrder } from './both.tsx'

type Invoice = NonNullable<Order['invoice']>

/** Who sells to whom, when, and under which numbers. */
export function InvoiceHead({ order, invoice }: { order: Order; invoice: Invoice }) {
  const words = useWords()
  const { t, language } = words
  const { seller } = invoice
  const day = (instant: string) => {
    const { day } = localTime(new Date(instant), order.timeZone)
    return formatDay(day, language, { year: true })
  }
  return (
    <header className="grid gap-7">
      <h1 className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-4 text-h2">
        {inOrder[language].map((side) => (
          <span key={side} lang={side}>
            {invoiceWords.invoice_title[side]}
          </span>
        ))}
      </h1>
      <div className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
        <Party word={invoiceWords.invoice_seller}>
          <span>{seller.name}</span>
          <span className="text-ink-2">{seller.address}</span>
          <TaxNumber number={seller.taxNumber} />
        </Party>
        <dl className="grid grid-cols-[1fr_auto] content-start gap-x-6 gap-y-1.5 text-small leading-tight">
          <Row word={invoiceWords.invoice_number}>
            <span className="ltr">{invoice.number}</span>
          </Row>
          <Row word={invoiceWords.invoice_date}>{day(invoice.issuedAt)}</Row>
          <Row word={invoiceWords.invoice_order}>
            <span className="ltr">{order.number}</span>
          </Row>
          <Row word={invoiceWords.invoice_order_date}>{day(order.orderedAt)}</Row>
          <Row word={invoiceWords.invoice_paid_with}>{t(`pay_by_${order.paymentMethod}`)}</Row>
        </dl>
        <Buyer order={order} />
        {!order.billing.sameAsDelivery && (
          <Party word={invoiceWords.invoice_deliver_to}>
            <span>{order.address.name}</span>
            <span className="text-ink-2">{addressText(order.address, words)}</span>
          </Party>
        )}
      </div>
    </header>
  )
}

function Buyer({ order }: { order: Order }) {
  const words = useWords()
  const { billing, contact } = order
  const address = (!billing.sameAsDelivery && billing.address) || order.address
  const name = billing.sameAsDelivery ? contact.name : address.name
  return (
    <Party word={invoiceWords.invoice_buyer}>
      {billing.company && <span>{billing.company}</span>}
      <span>{name}</span>
      <span className="text-ink-2">{addressText(address, words)}</span>
      {billing.taxNumber && <TaxNumber number={billing.taxNumber} />}
    </Party>
  )
}

function Party({ word, children }: { word: { en: string; ar: string }; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1 leading-tight">
      <h2 className="mb-1 font-text text-micro leading-tight text-ink-2">
        <Both word={word} />
      </h2>
      {children}
    </section>
  )
}

function TaxNumber({ number }: { number: string }) {
  return (
    <span className="text-small">
      <Both word={invoiceWords.invoice_trn} /> <span className="ltr">{number}</span>
    </span>
  )
}

function Row({ word, children }: { word: { en: string; ar: string }; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">
        <Both word={word} />
      </dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </>
  )
}
