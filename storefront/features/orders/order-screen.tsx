import { statusIs } from '@rimal/contract/statuses'
import type { Order } from '@rimal/contract/orders'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { InCurrency } from '../../in-currency.tsx'
import { clearMirror } from '../checkout/draft/mirror.ts'
import { OrderAgain } from './reorder/order-again.tsx'
import { FreeToCancel } from './cancellation/free-to-cancel.tsx'
import { ShipmentCard } from './delivery/shipment-card.tsx'
import { OrderHead } from './order-head.tsx'
import { SaveLink, OrderHelp } from './order-notes.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderLines } from './order-lines.tsx'
import { FromReturn, OrderReturns } from './order-returns.tsx'
import { SaveDetails } from './save-details.tsx'
import { useIsInAccount } from './use-is-in-account.ts'
import { isJustPlaced, wasPlaced } from './order-stages.ts'

/** The order for a visitor with its link, or for its customer (`mine`). */
type Props = {
  order: Order
  readAt: number
  changes: number
  mine?: boolean
  onCancelled: () => void
  /** Called when the displayed order may be outdated. */
  onStale: () => void
}

/** All of an order, in its own currency. */
export function OrderScreen(props: Props) {
  return (
    <InCurrency currency={props.order.totals.currency}>
      <Screen {...props} />
    </InCurrency>
  )
}

function Screen(props: Props) {
  const { order, readAt, changes, mine = false, onCancelled, onStale } = props
  const { t } = useWords()
  const isPlaced = statusIs(order.status, 'active')
  const isInAccount = useIsInAccount(order)
  const location = useLocation()
  const orderConfirmation =
    isJustPlaced(order) &&
    Boolean((location.state as { orderConfirmation?: boolean } | null)?.orderConfirmation)
  useEffect(() => {
    // The next order begins anew.
    if (isPlaced) clearMirror()
  }, [isPlaced])
  return (
    <div className="wrap">
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div className="max-w-[52rem]">
          <OrderHead
            order={order}
            readAt={readAt}
            changes={changes}
            orderConfirmation={orderConfirmation}
            mine={mine}
          />
          <section aria-label={t('order_lines')}>
            <OrderLines order={order} mine={mine} />
          </section>
          <FromReturn order={order} />
          <OrderReturns order={order} mine={mine} />
          {order.shipment && isPlaced && <ShipmentCard order={order} shipment={order.shipment} />}
          {order.cancellation && isPlaced && (
            <FreeToCancel
              order={order}
              cancellation={order.cancellation}
              readAt={readAt}
              onCancelled={onCancelled}
              onOver={onStale}
            />
          )}
          {isPast(order) && <OrderAgain token={order.token} />}
          {isPlaced && !mine && <SaveDetails order={order} />}
          {isPlaced && !mine && !isInAccount && <SaveLink />}
          {/* When the order is on hold, its head already shows the contacts of the shop. */}
          {!order.hold && <OrderHelp number={order.number} />}
        </div>
        <OrderPanel order={order} />
      </div>
    </div>
  )
}

/** Says whether an order was placed and is over, however it ended. */
function isPast(order: Order): boolean {
  return wasPlaced(order) && ['delivered', 'completed', 'cancelled'].includes(order.status)
}
