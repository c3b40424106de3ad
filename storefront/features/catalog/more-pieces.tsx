import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  shown: number
  total: number
  /** So many are shown that a filter helps more than another page. */
  tooMany: boolean
  busy: boolean
  onMore: () => void
}

export function MorePieces({ shown, total, tooMany, busy, onMore }: Props) {
  const { t } = useWords()
  if (shown >= total) return null
  return (
    <div className="grid justify-items-center gap-4 pt-14">
      <p className="text-small text-ink-2">{t('shown_of', { shown, total })}</p>
      {tooMany ? (
        <p className="text-ink-2">{t('list_too_long')}</p>
      ) : (
        <Button kind="outline" busy={busy} onClick={onMore} className="min-w-[min(14rem,100%)]">
          {t('show_more')}
        </Button>
      )}
    </div>
  )
}
