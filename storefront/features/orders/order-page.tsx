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
  const { known, gap, load, loadChanged } = useOrder(token)
  if (!known) return <NoOrder kind={gap} onRetry={load} />
  return <OrderScreen {...known} onCancelled={loadChanged} onStale={load} />
}
