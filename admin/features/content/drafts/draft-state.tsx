import { isolate } from '../../../ui/isolate.ts'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'

type Props = {
  exists: boolean
  isDraft: boolean
  publishAt: string | null
  savedAt: string | null
  savedBy: string | null
}

/** Whether what is edited is in the shop, a draft or a planned draft, and who saved it last. */
export function DraftState({ savedAt, savedBy, ...state }: Props) {
  const { t } = useWords()
  const time = useTime()
  const saved = savedAt && {
    when: time(savedAt),
    ...(savedBy ? { name: isolate(savedBy) } : {}),
  }
  return (
    <p className={css.facts}>
      <Mark {...state} />
      {saved ? <span>{t(savedBy ? 'content_saved_by' : 'content_saved_at', saved)}</span> : null}
    </p>
  )
}

function Mark({ exists, isDraft, publishAt }: Omit<Props, 'savedAt' | 'savedBy'>) {
  const { t } = useWords()
  const time = useTime()
  if (publishAt) {
    return <StateMark kind="works">{t('draft_is_planned', { when: time(publishAt) })}</StateMark>
  }
  if (isDraft) return <StateMark kind="held">{t('draft_is_draft')}</StateMark>
  return (
    <StateMark kind={exists ? 'done' : 'waits'}>
      {t(exists ? 'content_exists' : 'content_not_written')}
    </StateMark>
  )
}
