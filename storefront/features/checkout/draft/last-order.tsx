import { useEffect, useState } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { loadCart } from '../../cart/use-cart.ts'
import { hearOtherTabs, type LastOrder, lastOrder, rememberOrder } from './mirror.ts'

/** The last order of this browser, and the one that another tab placed while this page was open. */
export function useLastOrder(): { order: LastOrder | null; elsewhere: LastOrder | null } {
  // The pages that show it do so only once the cart is known, so the server never draws it.
  const [order, setOrder] = useState(lastOrder)
  const [elsewhere, setElsewhere] = useState<LastOrder | null>(null)
  useEffect(
    () =>
      hearOtherTabs((placed) => {
        rememberOrder(placed)
        setOrder(placed)
        setElsewhere(placed)
        void loadCart()
      }),
    [],
  )
  return { order, elsewhere }
}

/** A link to the order that emptied the cart, with its number. */
export function LastOrderLink({ order }: { order: LastOrder | null }) {
  const { t } = useWords()
  if (!order) return null
  return (
    <TextLink to={`/order/${order.token}`} className="text-small">
      <span>
        <Sentence
          text={t('checkout_last_order')}
          parts={{ number: <span className="ltr">{order.number}</span> }}
        />
      </span>
    </TextLink>
  )
}
