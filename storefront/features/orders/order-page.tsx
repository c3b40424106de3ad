import type { Order } from '@rimal/contract/orders'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { clearMirror } from '../checkout/draft/mirror.ts'
import { NoOrder } from './no-order.tsx'
import { OrderHead } from './order-head.tsx'
import { KeepLink, OrderHelp } from './order-notes.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderPieces } from './order-pieces.tsx'
import { useOrder } from './use-order.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('order_page'), noIndex: true }),
}

export function Component() {
  const { orderToken = '' } = useParams()
  return <OrderOf key={orderToken} token={orderToken} />
}

function OrderOf({ token }: { token: string }) {
  const { state, load } = useOrder(token)
  if (state.kind !== 'known') return <NoOrder kind={state.kind} onRetry={() => void load()} />
  return <OrderScreen order={state.order} />
}

function OrderScreen({ order }: { order: Order }) {
  const { t } = useWords()
  const isPlaced = !['awaiting_payment', 'expired', 'cancelled'].includes(order.status)
  const location = useLocation()
  const thanks = isPlaced && Boolean((location.state as { thanks?: boolean } | null)?.thanks)
  useEffect(() => {
    // The next order begins anew.
    if (isPlaced) clearMirror()
  }, [isPlaced])
  return (
    <div className="wrap">
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div className="max-w-[52rem]">
          <OrderHead order={order} thanks={thanks} />
          <section aria-label={t('order_pieces')}>
            <OrderPieces order={order} />
          </section>
          {isPlaced && <KeepLink />}
          <OrderHelp number={order.number} />
        </div>
        <OrderPanel order={order} />
      </div>
    </div>
  )
}
