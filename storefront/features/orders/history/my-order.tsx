import { NoOrder } from '../no-order.tsx'
import { OrderScreen } from '../order-screen.tsx'
import { useMyOrder } from '../use-order.ts'

/** One of the customer's orders, by its number. */
export function MyOrder({ number }: { number: string }) {
  const { known, gap, load, loadChanged } = useMyOrder(number)
  if (!known) {
    return <NoOrder mine kind={gap} onRetry={load} />
  }
  return <OrderScreen mine {...known} onCancelled={loadChanged} onStale={load} />
}
