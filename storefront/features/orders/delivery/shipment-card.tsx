import { formatDay } from '@rimal/contract/dates'
import type { Order, Shipment } from '@rimal/contract/orders'
import { useWords } from '../../../i18n/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { momentText } from '../moment-text.ts'
import { isAstray } from '../order-stages.ts'
import { TrackingEvents } from './tracking-events.tsx'

/** The carrier of the shipment, its number, and the link to the courier's page. */
export function ShipmentCard({ order, shipment }: { order: Order; shipment: Shipment }) {
  const words = useWords()
  const { t, language } = words
  const { carrier, trackingNumber, trackingUrl, shippedAt } = shipment
  const isUnderway =
    (order.status === 'shipped' || order.status === 'delivery_failed') && !isAstray(shipment)
  const day = formatDay(expectedDay(order, shipment), language, { weekday: true })
  return (
    <section className="grid gap-5 border-b border-rule py-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small leading-tight">
        <dt className="text-ink-2">{t('shipment_carrier')}</dt>
        <dd className="min-w-0 text-end wrap-anywhere">
          <bdi>{carrier}</bdi>
        </dd>
        {trackingNumber && (
          <>
            <dt className="text-ink-2">{t('shipment_number')}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">
              <bdi dir="ltr">{trackingNumber}</bdi>
            </dd>
          </>
        )}
        <dt className="text-ink-2">{t('shipment_sent')}</dt>
        <dd className="text-end">{momentText(shippedAt, words)}</dd>
        {isUnderway && !shipment.outToday && (
          <>
            <dt className="text-ink-2">{t('shipment_expected')}</dt>
            <dd className="text-end">{day}</dd>
          </>
        )}
      </dl>
      <TrackingEvents shipment={shipment} />
      {trackingUrl && isUnderway && (
        <ButtonLink kind="outline" full to={trackingUrl} target="_blank" rel="noreferrer">
          {t('shipment_follow')}
        </ButtonLink>
      )}
    </section>
  )
}

/** Returns the day that the courier named, else the latest day of the order's arrival. */
function expectedDay({ shipping }: Order, { expectedOn }: Shipment): string {
  return expectedOn ?? shipping.arrival.latest
}
