import { maxPapers } from '@rimal/contract/staff/order-papers'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { canBecome } from '@rimal/contract/statuses'
import { useAsk } from '../../../ask.ts'
import { call } from '../../../call.ts'
import { useSession } from '../../../session.ts'
import type { Bulk } from '../../../ui/list/bulk/use-bulk.ts'
import { useWords } from '../../../words.tsx'
import { readsOfOrders } from '../reads-of-orders.ts'
import type { OrdersView } from './orders-view.ts'

type Filter = Omit<OrdersView['query'], 'cursor' | 'sort' | 'language_code'>

/** What can be done with many orders at once. */
export function useOrderBulk({ query }: OrdersView): Bulk<StaffOrderRow, Filter> {
  const { t } = useWords()
  const { can } = useSession()
  const ask = useAsk()
  const mayMove = can('orders.move')
  const { cursor: _, sort: __, ...filter } = query
  return {
    filter,
    acts: mayMove
      ? [
          {
            key: 'confirm',
            title: t('order_step_confirmed'),
            effect: (count) => t('list_confirm_effect', { count }),
            unchanged: (count) => t('list_confirm_unchanged', { count }),
            run: (body) => ask(() => call('POST staff/confirm-orders', { body })),
          },
        ]
      : [],
    links: can('orders.pack')
      ? [
          {
            key: 'slips',
            title: t('list_bulk_slips'),
            to: (numbers) => `/orders/packing?numbers=${numbers.join(',')}`,
            max: maxPapers,
            why: t('list_bulk_slips_why', { count: maxPapers }),
          },
        ]
      : [],
    changes: ({ status }) => canBecome(status, 'confirmed'),
    counted: (count) => t('list_orders_count', { count }),
    nameOf: ({ number }) => number,
    toOf: (number) => `/orders/${number}`,
    renews: readsOfOrders,
  }
}
