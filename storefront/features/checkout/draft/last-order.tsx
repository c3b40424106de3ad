import { useEffect, useState } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { loadCart } from '../../cart/use-cart.ts'
import { type LastOrder, lastOrder, ordersChannel, rememberOrder } from './mirror.ts'

/** The order that emptied the cart, whichever tab of this browser placed it while this one was open. */
export function useLastOrder(): { order: LastOrder | null; isElsewhere: boolean } {
  // The pages that show it do so only once the cart is known, so the server never draws it.
  const [order, setOrder] = useState(lastOrder)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const tabs = new BroadcastChannel(ordersChannel)
    tabs.addEventListener('message', ({ data }: MessageEvent<LastOrder>) => {
      rememberOrder(data)
      setOrder(data)
      setElsewhere(true)
      void loadCart()
    })
    return () => tabs.close()
  }, [])
  return { order, isElsewhere }
}

/** The way to the order that emptied the cart, by its number. */
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
