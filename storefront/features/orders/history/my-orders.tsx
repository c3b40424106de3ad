import { InCurrency } from '../../../in-currency.tsx'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { OrderRow } from './order-row.tsx'
import { useMyOrders } from './use-my-orders.ts'

/** The customer's orders, the newest first. */
export function MyOrders() {
  const { t } = useWords()
  const { orders, next, busy, failed, more } = useMyOrders()
  if (orders?.length === 0) return <NoneYet />
  return (
    <div className="wrap pt-10 lg:pt-20">
      <h1 className="text-h1">{t('my_oders')}</h1>
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6 pt-8 lg:pt-12">
        {!orders && !failed && <Waiting />}
        {orders && (
          <ol className="border-b border-rule">
            {orders.map((order) => (
              <InCurrency key={order.number} currency={order.currency}>
                <OrderRow order={order} />
              </InCurrency>
            ))}
          </ol>
        )}
        {failed && <ErrorNote onRetry={more}>{failed}</ErrorNote>}
        {next !== null && !failed && (
          <Button kind="outline" busy={busy} onClick={more} className="justify-self-start">
            {t('my_orders_more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  )
}

function NoneYet() {
  const { t } = useWords()
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={t('my_orders_none')}
        text={t('my_orders_none_text')}
        link={{ to: '/product-list', label: t('to_the_shop') }}
      >
        <TextLink to="/find-order" className="mt-2 text-small">
          {t('my_orders_find')}
        </TextLink>
      </Empty>
    </div>
  )
}
