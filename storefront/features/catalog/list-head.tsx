import { useWords } from '../../i18n/words.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'

/** The breadcrumbs of the list, its name, and on the phone the number of its products. */
export function ListHead(props: {
  title: string
  description?: string
  /** Null when the number is not shown. */
  total: number | null
  crumbs: { title: string; to?: string }[]
}) {
  const { title, description, total, crumbs } = props
  const { t } = useWords()
  return (
    <div className="pt-5 pb-5 lg:pt-10 lg:pb-8">
      <Crumbs items={crumbs} />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-h1">{title}</h1>
        {total !== null && (
          <p aria-hidden="true" className="flex-none text-small text-ink-2 lg:hidden">
            {t('units', { count: total })}
          </p>
        )}
      </div>
      {description && <p className="mt-2 max-w-[44rem] text-ink-2">{description}</p>}
    </div>
  )
}
