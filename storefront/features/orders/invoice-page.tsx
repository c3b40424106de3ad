import './invoice.css'
import type { Order } from '@rimal/contract/orders'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { NoOrder } from './no-order.tsx'
import { useOrder } from './use-order.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('invoice_title'), noIndex: true }),
}

export function Component() {
  const [search] = useSearchParams()
  const token = search.get('order') ?? ''
  return <InvoiceOf key={token} token={token} />
}

function InvoiceOf({ token }: { token: string }) {
  const { t } = useWords()
  const { state, load } = useOrder(token)
  if (state.kind !== 'known') return <NoOrder kind={state.kind} onRetry={load} />
  const { order } = state
  if (!order.invoice) {
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
  return <InvoiceScreen order={order} invoice={order.invoice} />
}

type Invoice = NonNullable<Order['invoice']>

function InvoiceScreen({ order, invoice }: { order: Order; invoice: Invoice }) {
  const { t } = useWords()
  return (
    <article className="invoice wrap max-w-[60rem] pt-8 lg:pt-14">
      <div data-screen-only className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <TextLink to={`/order/${order.token}`} className="text-small">
          <Icon name="back" size="sm" />
          {t('invoice_back')}
        </TextLink>
        <Button kind="outline" onClick={() => window.print()}>
          <Icon name="print" size="sm" />
          {t('invoice_print')}
        </Button>
      </div>
      <InvoiceHead order={order} invoice={invoice} />
      <InvoiceLines order={order} />
    </article>
  )
}
