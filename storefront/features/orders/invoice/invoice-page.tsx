import './invoice.css'
import { formatDay, localTime } from '@rimal/contract/dates'
import type { TaxDocument } from '@rimal/contract/tax/tax-documents'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../../head.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { NoOrder } from '../no-order.tsx'
import { Code } from './code.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { useDocuments } from './use-documents.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('invoice_title'), noIndex: true }),
}

export function Component() {
  const [search] = useSearchParams()
  const token = search.get('order') ?? ''
  if (!token) return <NoOrder kind="unknown" onRetry={() => {}} />
  return <DocumentOf key={token} token={token} number={search.get('document')} />
}

function DocumentOf({ token, number }: { token: string; number: string | null }) {
  const { t } = useWords()
  const { known, gap, load } = useDocuments(token)
  if (!known) return <NoOrder kind={gap} onRetry={load} />
  const { documents } = known
  const document = documents.find((each) => each.number === number) ?? documents[0]
  if (!document) {
    return (
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('invoice_not_yet')}
          text={t('invoice_not_yet_text')}
          link={{ to: `/order/${token}`, label: t('invoice_back') }}
        />
      </div>
    )
  }
  const isCancelled = known.status === 'cancelled'
  return <DocumentScreen {...{ token, document, documents, isCancelled }} />
}

function DocumentScreen(props: {
  token: string
  document: TaxDocument
  documents: TaxDocument[]
  isCancelled: boolean
}) {
  const { token, document, documents, isCancelled } = props
  const { t } = useWords()
  const isInvoice = document.kind === 'invoice'
  return (
    <article className="invoice wrap max-w-[60rem] pt-8 lg:pt-14">
      <div data-screen-only className="mb-8 grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <TextLink to={`/order/${token}`} className="text-small">
            <Icon name="back" size="sm" />
            {t('invoice_back')}
          </TextLink>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink
              kind="outline"
              to={`/invoice/${token}/${document.number}.pdf`}
              reloadDocument
            >
              {t('invoice_pdf')}
            </ButtonLink>
            <Button kind="outline" onClick={() => window.print()}>
              <Icon name="print" size="sm" />
              {t('invoice_print')}
            </Button>
          </div>
        </div>
        {isInvoice && isCancelled && <p>{t('order_is_cancelled')}</p>}
        {documents
          .filter((each) => each !== document)
          .map((other) => (
            <p key={other.number} className="text-small leading-tight">
              <OtherLink token={token} document={other} />
            </p>
          ))}
      </div>
      <InvoiceHead document={document} />
      <InvoiceLines document={document} />
      {document.qr && <Code {...document.qr} />}
    </article>
  )
}

/** 'Credit note CN-2026-000001 of 22 November 2026'. */
function OtherLink({ token, document }: { token: string; document: TaxDocument }) {
  const { t, language } = useWords()
  const { kind, number, issuedAt, timeZone } = document
  const { day } = localTime(new Date(issuedAt), timeZone)
  const date = formatDay(day, language, { year: true })
  return (
    <TextLink to={`/invoice?order=${token}&document=${number}`} replace>
      {t(kind === 'invoice' ? 'invoice_of_date' : 'credit_note_of_date', {
        number: `\u2066${number}\u2069`,
        date,
      })}
    </TextLink>
  )
}
