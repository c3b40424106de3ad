import { statusIs } from '@rimal/contract/statuses'
import type { Order, ReturnOfOrder } from '@rimal/contract/orders'
import { liveReturnStates } from '@rimal/contract/returns/return-states'
import { useWords, type Words } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The returns of the order after its delivery, and the link to request another. */
export function OrderReturns({ order, mine }: { order: Order; mine: boolean }) {
  const { t } = useWords()
  const { returns, status, number, token } = order
  const isThere = statusIs(status, 'delivered')
  if (!isThere && returns.length === 0) return null
  const isLive = returns.some(({ state }) => liveReturnStates.includes(state))
  return (
    <section className="grid justify-items-start gap-4 border-b border-rule py-6">
      {returns.length > 0 && (
        <>
          <h2 className="font-text text-body leading-tight">
            {t(isLive ? 'return_in_progress' : 'return_of_order')}
          </h2>
          <ul className="grid gap-4 text-small leading-tight">
            {returns.map((asked) => (
              <li key={asked.number} className="grid justify-items-start gap-1">
                <TextLink to={`/my-return/${asked.token}`}>
                  {t(`return_is_${asked.kind}`)} <span className="ltr">{asked.number}</span>
                </TextLink>
                <span className="text-ink-2">{stateText(asked, t)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isThere && (
        <TextLink
          to={`/order-return/${mine ? number : token}`}
          className="text-small leading-tight"
        >
          {t('return_link')}
        </TextLink>
      )}
    </section>
  )
}

/** Returns the text for the state of a return; for a closed return it is the outcome. */
function stateText({ state, outcome }: ReturnOfOrder, t: Words['t']): string {
  if (state === 'closed' && outcome) return t(`return_state_done_${outcome}`)
  // The day is shown on the return's own page.
  if (state === 'pickup_scheduled') return t('return_state_approved')
  return t(`return_state_${state}`)
}

/** A link to the return, when the order was made from one. */
export function FromReturn({ order: { fromReturn } }: { order: Order }) {
  const { t } = useWords()
  if (!fromReturn) return null
  return (
    <section className="grid justify-items-start gap-2 border-b border-rule py-6 text-small leading-tight">
      <p>{t('return_made_from')}</p>
      <TextLink to={`/my-return/${fromReturn.token}`} className="ltr">
        {fromReturn.number}
      </TextLink>
    </section>
  )
}
