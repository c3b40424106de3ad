import { useParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { NoOrder } from './no-order.tsx'
import { OrderScreen } from './order-screen.tsx'
import { useOrder } from './use-order.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('order_page'), noIndex: true }),
}

export function Component() {
  const { orderToken = '' } = useParams()
  return <OrderOf key={orderToken} token={orderToken} />
}

function OrderOf({ token }: { token: string }) {
  const { state, load, loadChanged } = useOrder(token)
  if (state.kind !== 'known') return <NoOrder kind={state.kind} onRetry={load} />
  return <OrderScreen {...state} onCancelled={loadChanged} onStale={load} />
}
