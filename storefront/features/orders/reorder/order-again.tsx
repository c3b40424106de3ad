import type { ordersApi } from '@rimal/contract/orders'
import type { ResultOf } from '@rimal/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Note } from '../../../ui/note.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { attempt } from '../../../ui/toast.tsx'
import { loadCart } from '../../cart/use-cart.ts'
import { lineText } from '../../checkout/line-row.tsx'
import { queueAddress } from '../../queue/queue-address.ts'

type Answer = ResultOf<typeof ordersApi.orderAgain>

/**
 * Puts the products of a past order into the cart again; products that are not available are named with the reason.
 */
export function OrderAgain({ token }: { token: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function again() {
    const body = { order: token }
    const reply = await tryCall('POST order/order-again', { body })
    if (!reply?.result) return reply
    void loadCart()
    if (reply.result.missing.length === 0) return navigate('/cart')
    return setAnswer(reply.result)
  }

  return (
    <section className="grid gap-4 border-b border-rule py-6">
      {answer ? (
        <Missing answer={answer} />
      ) : (
        <>
          <p className="text-small leading-tight text-ink-2">{t('again_text')}</p>
          <Button
            kind="outline"
            full
            busy={busy}
            onClick={() => void attempt('order again', () => run(again))}
          >
            {t('again')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Takes the place of the button that was pressed, and its focus. */
function Missing({ answer: { added, missing } }: { answer: Answer }) {
  const { t } = useWords()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <Note>
      <div ref={note} tabIndex={-1} className="grid gap-3 outline-none">
        <p>{added > 0 ? t('again_added', { count: added }) : t('again_nothing')}</p>
        <ul className="grid gap-2">
          {missing.map((item, index) => (
            <li key={index} className="grid gap-0.5">
              <span>{`${item.name}${t('list_separator')}${lineText(item, t)}`}</span>
              <span className="text-ink-2">{item.why}</span>
              {isFirstOfQueue(missing, index) && (
                <QueueLink queue={item.queue} back={added === 0} />
              )}
            </li>
          ))}
        </ul>
        <p>
          <TextLink to={added > 0 ? '/cart' : '/product-list'}>
            {t(added > 0 ? 'again_to_cart' : 'to_the_shop')}
          </TextLink>
        </p>
      </div>
    </Note>
  )
}

/** One link leads to a queue, however many lines wait for it. */
function isFirstOfQueue(missing: Answer['missing'], index: number): boolean {
  return missing.findIndex(({ queue }) => queue === missing[index]?.queue) === index
}

/**
 * Leads to the queue, and from there back to this page; to the product where something was added, because the button
 * would add that once more.
 */
function QueueLink({ queue, back }: { queue: string | null; back: boolean }) {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const address = queue === null ? null : queueAddress({ fields: { queue } })
  if (address === null) return null
  return (
    <p className="py-2">
      <TextLink to={address} state={back ? { from: pathname + search } : undefined}>
        {t('product_queue_join')}
      </TextLink>
    </p>
  )
}
