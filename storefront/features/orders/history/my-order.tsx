import { NoOrder } from '../no-order.tsx'
import { OrderScreen } from '../order-screen.tsx'
import { useMyOrder } from '../use-order.ts'

/** One of the customer's orders, by its number. */
export function MyOrder({ number }: { number: string }) {
  const { state, load, loadChanged } = useMyOrder(number)
  if (state.kind !== 'known') {
    return <NoOrder mine kind={state.kind} onRetry={load} />
  }
  return <OrderScreen mine {...state} onCancelled={loadChanged} onStale={load} />
}
