import { useWords } from '../../i18n/words.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** While a return is fetched, and when there is none by this link. */
export function NoReturn(props: { kind: 'loading' | 'unknown' | 'broken'; onRetry: () => void }) {
  const { kind, onRetry } = props
  const { t } = useWords()
  if (kind === 'unknown') {
    return (
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('return_unknown')}
          text={t('return_unknown_text')}
          link={{ to: '/find-order', label: t('find_order') }}
        />
      </div>
    )
  }
  return (
    <div className="wrap" aria-busy={kind === 'loading'}>
      <div className="max-w-[42rem] pt-9 lg:pt-16">
        <h1 className="text-h1">{t('return_page')}</h1>
        {kind === 'broken' ? (
          <ErrorNote className="mt-6" onRetry={onRetry}>
            {t('no_answer')}
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
