import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'

export type ShownVersion = {
  version: number
  /** Null for what came with the program. */
  savedAt: string | null
  savedBy: string | null
  /** What the version is, in a few words. */
  about: string
  isShown: boolean
}

type Props = {
  versions: ShownVersion[] | undefined
  /** Why no version can be restored now; null if one can. */
  blockedBy: string | null
  onRestore: (version: number) => Promise<unknown>
}

/** The stored versions; each can become the latest one again. */
export function VersionList({ versions, blockedBy, onRestore }: Props) {
  const { t } = useWords()
  const time = useTime()
  const [said, setSaid] = useState('')
  const whenOf = ({ savedAt }: ShownVersion) =>
    savedAt ? time(savedAt) : t('content_version_original')
  const { run, isBusy, error } = useChange(async (version: ShownVersion) => {
    await onRestore(version.version)
    const { savedAt } = version
    setSaid(
      savedAt ? t('content_restored', { when: time(savedAt) }) : t('content_restored_original'),
    )
  })
  return (
    <div className={css.fields}>
      <p className={css.hint}>
        {t(versions?.length === 0 ? 'content_versions_none' : 'content_versions_lede')}
      </p>
      <output className={said ? ui.done : ui.hidden}>{said}</output>
      <Notice error={error} />
      {blockedBy && versions?.length ? (
        <p className={css.hint} id="restore-reason">
          {blockedBy}
        </p>
      ) : null}
      <ol className={css.versions}>
        {versions?.map((version) => (
          <Version
            key={version.version}
            version={version}
            when={whenOf(version)}
            isBlocked={blockedBy !== null || isBusy}
            onRestore={() => void run(version)}
          />
        ))}
      </ol>
    </div>
  )
}

type VersionProps = {
  version: ShownVersion
  when: string
  isBlocked: boolean
  onRestore: () => void
}

function Version({ version, when, isBlocked, onRestore }: VersionProps) {
  const { t } = useWords()
  const { savedAt, savedBy, about, isShown } = version
  return (
    <li>
      {savedAt ? <time dateTime={savedAt}>{when}</time> : <span>{when}</span>}
      {savedBy ? <bdi>{savedBy}</bdi> : null}
      <small>{about}</small>
      {isShown ? (
        <StateMark kind="done">{t('content_version_shown')}</StateMark>
      ) : (
        <Button
          variant="default"
          aria-label={
            savedAt ? t('content_restore_version', { when }) : t('content_restore_original')
          }
          aria-disabled={isBlocked}
          data-disabled={isBlocked || undefined}
          aria-describedby={isBlocked ? 'restore-reason' : undefined}
          onClick={() => (isBlocked ? undefined : onRestore())}
        >
          {t('content_restore')}
        </Button>
      )}
    </li>
  )
}
