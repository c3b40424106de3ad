import type { Order } from '@rimal/contract/orders'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { addressText } from '../../checkout/address/address-text.ts'
import { LineRow } from '../../checkout/line-row.tsx'
import { NoOrder } from '../no-order.tsx'
import { notDeliveredText, orderIs } from '../order-words.ts'
import { OrderHelp } from '../order-notes.tsx'
import { useMyOrder } from '../use-order.ts'
import { ShipmentCard } from './shipment-card.tsx'

/** The page that a notification about a shipped order links to. */
export function Delivery({ number }: { number: string }) {
  const { known, gap, load } = useMyOrder(number)
  if (!known) {
    return <NoOrder mine kind={gap} onRetry={load} />
  }
  return <DeliveryOf order={known.order} />
}

function DeliveryOf({ order }: { order: Order }) {
  const words = useWords()
  const { t } = words
  const { number, status, shipment, address } = order
  const { pickup } = order.shipping
  return (
    <div className="wrap">
      <div className="max-w-[42rem]">
        <div className="grid justify-items-start gap-3 border-b border-rule pt-9 pb-6 lg:pt-16">
          <p className="text-small leading-tight text-ink-2">
            <Sentence
              text={t('order_title')}
              parts={{ number: <span className="ltr">{number}</span> }}
            />
          </p>
          <h1 className="text-h1">{orderIs(order, t)}</h1>
          {status === 'delivery_failed' ? (
            <p className="text-ink-2">{t(notDeliveredText(order))}</p>
          ) : (
            !shipment && (
              <p className="text-ink-2">
                {pickup
                  ? t('delivery_collect', { address: pickup.address })
                  : t('delivery_not_yet')}
              </p>
            )
          )}
          <TextLink to={`/order-details/${number}`} className="mt-2 text-small leading-tight">
            {t('delivery_to_order')}
          </TextLink>
        </div>
        {shipment && <ShipmentCard order={order} shipment={shipment} />}
        <section className="grid gap-1 border-b border-rule py-6 text-small leading-tight">
          <h2 className="font-text text-small leading-tight text-ink-2">
            {t(pickup ? 'pickup_at' : 'order_deliver_to')}
          </h2>
          <p className="wrap-anywhere">
            {pickup?.address ??
              [address.name, addressText(address, words)].join(t('list_separator'))}
          </p>
          {pickup && <p className="text-ink-2">{pickup.hours}</p>}
        </section>
        <Lines order={order} />
        <OrderHelp number={number} />
      </div>
    </div>
  )
}

/** The lines of the order without what was cancelled. */
function Lines({ order }: { order: Order }) {
  const { t } = useWords()
  const lines = order.lines.flatMap((line) => {
    const quantity = line.quantity - line.cancelled
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return (
    <section className="border-b border-rule py-6">
      <h2 className="sr-only">{t('order_lines')}</h2>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id}>
            <LineRow line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
