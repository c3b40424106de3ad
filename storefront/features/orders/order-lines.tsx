import { statusIs } from '@rimal/contract/statuses'
import type { Order, OrderLine } from '@rimal/contract/orders'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { arrivalWords } from '../cart/arrival-words.ts'
import { readyText } from '../delivery/ready-text.ts'
import { LineMeasurements } from '../cart/line-measurements.tsx'
import { LineRow } from '../checkout/line-row.tsx'
import { ReviewLink, useReviewsOfOrder } from '../reviews/editor/review-link.tsx'
import { linesByRoute } from './order-stages.ts'
import { Timeline } from './timeline.tsx'

/** The lines of the order, and the stages of delivery below each group of lines that are delivered together. */
export function OrderLines({ order, mine }: { order: Order; mine: boolean }) {
  const { t } = useWords()
  const isDelivered = statusIs(order.status, 'delivered')
  const reviews = useReviewsOfOrder(mine && isDelivered ? order.number : null)
  return linesByRoute(order).map(({ lines, stages }) => (
    <div key={lines[0]?.id} className="border-b border-rule py-6">
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id}>
            <Line
              line={line}
              cancelled={order.status === 'cancelled' ? 0 : line.cancelled}
              pickup={order.shipping.pickup !== null}
              withArrival={stages.length === 0 && order.status === 'awaiting_payment'}
              review={<ReviewLink states={reviews} lineId={line.id} />}
            />
          </li>
        ))}
      </ul>
      {stages.length > 0 && (
        <div className="mt-7">
          <Timeline
            stages={stages}
            line={lines.map(({ name }) => name).join(t('list_separator'))}
          />
        </div>
      )}
    </div>
  ))
}

function Line(props: {
  line: OrderLine
  /** The number of its units that were cancelled. */
  cancelled: number
  /** True when the customer picks the order up. */
  pickup: boolean
  withArrival: boolean
  review: ReactNode
}) {
  const { line, cancelled, pickup, withArrival, review } = props
  const words = useWords()
  const { t } = words
  return (
    <LineRow
      line={line}
      note={
        <>
          {cancelled > 0 && (
            <span className="block text-ink">
              {cancelled === line.quantity
                ? t('line_cancelled')
                : t('line_some_cancelled', { count: cancelled, all: line.quantity })}
            </span>
          )}
          {withArrival && (
            <span className="block">
              {(pickup ? readyText : arrivalWords)(line.arrival, words)}
            </span>
          )}
          <LineMeasurements line={line} />
          {line.remarks && (
            <span className="block wrap-anywhere">{t('line_note', { note: line.remarks })}</span>
          )}
          {review}
        </>
      }
      end={<Amount line={line} cancelled={cancelled} />}
    />
  )
}

/** The amount of the line, and the earlier amount struck through when units were cancelled. */
function Amount({ line, cancelled }: { line: OrderLine; cancelled: number }) {
  const { t } = useWords()
  const money = useMoney()
  const { unitPrice, quantity } = line
  if (cancelled === 0) return <bdi>{money(unitPrice * quantity)}</bdi>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{t('line_before')}</span>
      <s className="text-ink-2">
        <bdi>{money(unitPrice * quantity)}</bdi>
      </s>
      {cancelled < quantity && (
        <>
          <span className="sr-only">{t('line_after')}</span>
          <bdi>{money(unitPrice * (quantity - cancelled))}</bdi>
        </>
      )}
    </span>
  )
}
