import type { Order, OrderLine } from '@rimal/contract/orders'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { arrivalWords } from '../cart/arrival-words.ts'
import { readyText } from '../delivery/ready-text.ts'
import { LineFigures } from '../cart/line-figures.tsx'
import { PieceRow } from '../checkout/piece-row.tsx'
import { ReviewLink, useReviewsOfOrder } from '../reviews/writing/review-link.tsx'
import { piecesByWay } from './order-stages.ts'
import { Timeline } from './timeline.tsx'

/** The pieces, and below those that go together the stages of their way. */
export function OrderPieces({ order, mine }: { order: Order; mine: boolean }) {
  const { t } = useWords()
  const isDelivered = order.status === 'delivered' || order.status === 'completed'
  const reviews = useReviewsOfOrder(mine && isDelivered ? order.number : null)
  return piecesByWay(order).map(({ lines, stages }) => (
    <div key={lines[0]?.id} className="border-b border-rule py-6">
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id}>
            <Piece
              line={line}
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
            timeZone={order.timeZone}
            piece={lines.map(({ name }) => name).join(t('list_separator'))}
          />
        </div>
      )}
    </div>
  ))
}

function Piece(props: {
  line: OrderLine
  /** She collects it. */
  pickup: boolean
  withArrival: boolean
  review: ReactNode
}) {
  const { line, pickup, withArrival, review } = props
  const words = useWords()
  const { t } = words
  const money = useMoney()
  return (
    <PieceRow
      piece={line}
      note={
        <>
          {withArrival && (
            <span className="block">
              {(pickup ? readyText : arrivalWords)(line.arrival, words)}
            </span>
          )}
          <LineFigures line={line} />
          {line.remarks && (
            <span className="block wrap-anywhere">{t('piece_note', { note: line.remarks })}</span>
          )}
          {review}
        </>
      }
      end={<bdi>{money(line.unitPrice * line.quantity)}</bdi>}
    />
  )
}
