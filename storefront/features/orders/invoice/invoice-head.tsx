import { clockText, formatDay, localTime } from '@rimal/contract/dates'
import type { TaxDocument } from '@rimal/contract/tax/tax-documents'
import { formatClock } from '@rimal/contract/text/clock'
import { invoiceWords } from '@rimal/contract/words/order'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Both, inOrder } from './bilingual.tsx'

/** The seller, the buyer, the date and the numbers of the invoice. */
export function InvoiceHead({ document }: { document: TaxDocument }) {
  const { language } = useWords()
  const { seller, deliverTo, title, vat } = document
  const [side] = inOrder[language]
  return (
    <header className="grid gap-7">
      <h1 className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-4 text-h2">
        {inOrder[language].map((each) => (
          <span key={each} lang={each}>
            {title[each]}
          </span>
        ))}
      </h1>
      <div className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
        <Party word={invoiceWords.invoice_seller}>
          <Both word={seller.name} />
          <span className="grid text-ink-2">
            {inOrder[language].map((each) => (
              <span key={each}>
                <bdi lang={each}>{seller.address[each]}</bdi>
              </span>
            ))}
          </span>
          {vat && seller.taxNumber && <TaxNumber name={vat.numberName} number={seller.taxNumber} />}
        </Party>
        <Facts document={document} />
        <Buyer document={document} />
        {deliverTo && (
          <Party word={invoiceWords.invoice_deliver_to}>
            <span className="text-ink-2">{deliverTo[side]}</span>
          </Party>
        )}
      </div>
    </header>
  )
}

function Facts({ document }: { document: TaxDocument }) {
  const { language } = useWords()
  const { kind, number, issuedAt, timeZone, showsTime, credits, orderNumber, orderedAt } = document
  const day = (instant: string) =>
    formatDay(localTime(new Date(instant), timeZone).day, language, { year: true })
  const isNote = kind === 'credit_note'
  return (
    <dl className="grid grid-cols-[1fr_auto] content-start gap-x-6 gap-y-1.5 text-small leading-tight">
      <Row word={isNote ? invoiceWords.credit_note_number : invoiceWords.invoice_number}>
        <span className="ltr">{number}</span>
      </Row>
      <Row word={invoiceWords.invoice_date}>
        {day(issuedAt)}
        {showsTime && (
          <>
            {' '}
            <bdi>{formatClock(clockText(new Date(issuedAt), timeZone), language)}</bdi>
          </>
        )}
      </Row>
      {credits && (
        <>
          <Row word={invoiceWords.credit_of}>
            <span className="ltr">{credits.number}</span>
          </Row>
          <Row word={invoiceWords.credit_of_date}>{day(credits.issuedAt)}</Row>
          <Row word={invoiceWords.credit_reason}>
            <Both word={credits.reason} end />
          </Row>
        </>
      )}
      <Row word={invoiceWords.invoice_order}>
        <span className="ltr">{orderNumber}</span>
      </Row>
      <Row word={invoiceWords.invoice_order_date}>{day(orderedAt)}</Row>
      {!isNote && (
        <Row word={invoiceWords.invoice_paid_with}>
          <Both word={document.paidWith} end />
        </Row>
      )}
    </dl>
  )
}

function Buyer({ document: { buyer, vat } }: { document: TaxDocument }) {
  const [side] = inOrder[useWords().language]
  return (
    <Party word={invoiceWords.invoice_buyer}>
      {buyer.company && (
        <span>
          <bdi>{buyer.company}</bdi>
        </span>
      )}
      <span>
        <bdi>{buyer.name[side]}</bdi>
      </span>
      <span className="text-ink-2">{buyer.address[side]}</span>
      {vat && buyer.taxNumber && <TaxNumber name={vat.numberName} number={buyer.taxNumber} />}
    </Party>
  )
}

type Word = { en: string; ar: string }

function Party({ word, children }: { word: Word; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1 leading-tight">
      <h2 className="mb-1 font-text text-micro leading-tight text-ink-2">
        <Both word={word} />
      </h2>
      {children}
    </section>
  )
}

function TaxNumber({ name, number }: { name: Word; number: string }) {
  return (
    <span className="text-small">
      <Both word={name} /> <span className="ltr">{number}</span>
    </span>
  )
}

function Row({ word, children }: { word: Word; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">
        <Both word={word} />
      </dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </>
  )
}
