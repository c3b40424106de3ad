import { useWords } from '../../i18n/words.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** While an order is fetched, and when there is none by this link or number. */
export function NoOrder(props: {
  kind: 'loading' | 'unknown' | 'broken'
  onRetry: () => void
  /** True when the order was looked for among the customer's own orders. */
  mine?: boolean
}) {
  const { kind, onRetry, mine = false } = props
  const { t } = useWords()
  if (kind === 'unknown') {
    return (
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('order_unknown')}
          text={t(mine ? 'order_not_yours_text' : 'order_unknown_text')}
          link={
            mine
              ? { to: '/my-order', label: t('my_oders') }
              : { to: '/find-order', label: t('find_order') }
          }
        />
      </div>
    )
  }
  return (
    <div className="wrap" aria-busy={kind === 'loading'}>
      <div className="max-w-[52rem] pt-9 lg:pt-16">
        <h1 className="text-h1">{t('order_page')}</h1>
        {kind === 'broken' ? (
          <ErrorNote className="mt-6" onRetry={onRetry}>
            {t('checkout_no_answer')}
          </ErrorNote>
        ) : (
          <div className="mt-8 grid gap-5">
            <Skeleton className="h-22 w-72 max-w-full" />
            <Skeleton className="h-64" />
          </div>
        )}
      </div>
    </div>
  )
}
