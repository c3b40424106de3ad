import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/words.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { unansweredOrder } from '../draft/mirror.ts'
import { requestAgain, pageAfter } from './request-order.ts'

/**
 * Replaces the page of an empty cart: the cart may be empty because of an order with a lost answer. The shop is
 * asked what happened to the order, and the customer is redirected to it; when no answer was lost, `children` say
 * that the cart is empty.
 */
export function LostOrder({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { state, look } = useLostOrder()
  if (state === 'none') return children
  return (
    <>
      <div className="pt-12 lg:pt-24">
        <div className="mx-auto grid max-w-[34rem] gap-4">
          {state === 'asking' ? (
            <>
              <h1 className="text-h1">{t('lost_order_asking')}</h1>
              <span aria-hidden="true" className="running-line mt-2 block" />
            </>
          ) : (
            <ErrorNote onRetry={look}>{t('lost_order_no_answer')}</ErrorNote>
          )}
        </div>
      </div>
      {state === 'unreached' && children}
    </>
  )
}

function useLostOrder() {
  const navigate = useNavigate()
  const [state, setState] = useState<'none' | 'asking' | 'unreached'>(() =>
    unansweredOrder() ? 'asking' : 'none',
  )

  useEffect(() => {
    if (state !== 'asking') return
    let current = true
    const input = unansweredOrder()
    const found = input ? requestAgain(input) : Promise.resolve(null)
    void found.then((reply) => {
      if (!current) return
      if (!reply?.result) return setState(unansweredOrder() ? 'unreached' : 'none')
      void navigate(pageAfter(reply.result), { replace: true, state: { orderConfirmation: true } })
    })
    return () => {
      current = false
    }
  }, [state, navigate])

  return { state, look: () => setState('asking') }
}
