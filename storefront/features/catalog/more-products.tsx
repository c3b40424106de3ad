import { useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'

type Props = {
  shown: number
  total: number
  /** True when so many products are shown that a filter helps more than another page. */
  tooMany: boolean
  busy: boolean
  /** The address of the list with one page more. */
  to: string
  onMore: () => void
}

export function MoreProducts({ shown, total, tooMany, busy, to, onMore }: Props) {
  const { t } = useWords()
  if (shown >= total) return null
  return (
    <div className="grid justify-items-center gap-4 pt-14">
      <p className="text-small text-ink-2">{t('shown_of', { shown, total })}</p>
      {tooMany ? (
        <p className="text-ink-2">{t('list_too_long')}</p>
      ) : (
        <ButtonLink
          kind="outline"
          to={to}
          rel="next"
          replace
          preventScrollReset
          busy={busy}
          onClick={onMore}
          className="min-w-[min(14rem,100%)]"
        >
          {t('show_more')}
        </ButtonLink>
      )}
    </div>
  )
}
