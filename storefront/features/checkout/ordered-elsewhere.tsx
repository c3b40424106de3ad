import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useUnpaid } from '../orders/open-payment/use-unpaid.ts'
import type { LastOrder } from './draft/mirror.ts'

/** In place of a checkout whose cart another tab has ordered meanwhile: the order, or its payment. */
export function OrderedElsewhere({ order }: { order: LastOrder }) {
  const { t } = useWords()
  const { placed } = useUnpaid()
  const place = useRef<HTMLDivElement>(null)
  // What had the focus in the checkout is gone.
  useEffect(() => place.current?.querySelector('h1')?.focus({ preventScroll: true }), [])
  const { number, token, paymentToken } = order
  const shown = { number: `\u2066${number}\u2069` }
  const isUnpaid = paymentToken !== null && placed?.orderNumber !== number
  return (
    <div ref={place} className="wrap pt-16 lg:pt-24">
      <Empty
        heading="h1"
        title={t('order_elsewhere', shown)}
        text={isUnpaid ? t('order_elsewhere_pay') : undefined}
        link={
          isUnpaid
            ? { to: `/payment/${paymentToken}`, label: t('unpaid_continue') }
            : { to: `/order/${token}`, label: t('order_elsewhere_see', shown) }
        }
      >
        {isUnpaid && (
          <TextLink to="/cart" className="mt-2 text-small">
            {t('changed_cart')}
          </TextLink>
        )}
      </Empty>
    </div>
  )
}
