import type { ApiByAddress } from '@rimal/contract/api'
import type { ResultOf } from '@rimal/contract/endpoint'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'

type States = ResultOf<ApiByAddress['GET review/list-of-order/{orderNumber}']>

/**
 * Returns the lines of the customer's order that can be reviewed; empty until they are known, and when
 * `orderNumber` is null.
 */
export function useReviewsOfOrder(orderNumber: string | null): States {
  const key = orderNumber && `reviews of ${orderNumber}`
  const { result } = useResource<States>(key, (signal) =>
    call('GET review/list-of-order/{orderNumber}', {
      params: { orderNumber: orderNumber ?? '' },
      signal,
    }),
  )
  return result ?? []
}

/** A link to the review of a product, which names the review's state. */
export function ReviewLink({ states, lineId }: { states: States; lineId: string }) {
  const { t } = useWords()
  const state = states.find((known) => known.lineId === lineId)?.state
  if (!state) return null
  return (
    <span className="mt-1.5 block">
      <TextLink to={`/review/${lineId}`} className="text-ink">
        {t(`review_link_${state}`)}
      </TextLink>
    </span>
  )
}
