import type { OrderInList } from '@rimal/contract/orders'
import { Link } from 'react-router'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { momentText } from '../moment-text.ts'
import { orderState } from '../order-words.ts'

/** One of the customer's orders: its status, its date, its products. The whole row links to its page. */
export function OrderRow({ order }: { order: OrderInList }) {
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { number, orderedAt, total, units, returning } = order
  const following = followingStep(order)
  return (
    <li className="relative grid gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-1.5 leading-tight">
        <h2 className="font-display text-[1.375rem] leading-display">
          <Link
            to={`/order-details/${number}`}
            className="transition-colors duration-(--quick) ease-calm after:absolute after:inset-0 hover:text-oud"
          >
            {returning ? t('return_in_progress') : orderState(order, t)}
          </Link>
        </h2>
        <p className="text-small text-ink-2">
          <Sentence
            text={t('order_title')}
            parts={{ number: <span className="ltr">{number}</span> }}
          />
          {t('list_separator')}
          {momentText(orderedAt, words)}
        </p>
        <p className="text-small">
          {t('units', { count: units })}
          {t('list_separator')}
          <bdi>{money(total)}</bdi>
        </p>
        {following && (
          // Above the link of the whole row.
          <p className="relative z-1 justify-self-start pt-2 text-small">
            <TextLink to={following.to}>{t(following.label)}</TextLink>
          </p>
        )}
      </div>
      <Pictures order={order} />
    </li>
  )
}

function Pictures({ order }: { order: OrderInList }) {
  return (
    <ul className="flex gap-2 lg:justify-end">
      {order.pictures.map((picture) => (
        <li key={picture.id} className="w-18 flex-none">
          <Picture picture={picture} sizes="72px" />
        </li>
      ))}
    </ul>
  )
}

/** Returns the action that the customer most probably needs next. */
function followingStep({ number, status, paymentToken }: OrderInList) {
  if (paymentToken) return { to: `/payment/${paymentToken}`, label: 'my_orders_pay' } as const
  const isUnderway = status === 'shipped' || status === 'delivery_failed'
  return isUnderway ? ({ to: `/new-delivery/${number}`, label: 'shipment_follow' } as const) : null
}
