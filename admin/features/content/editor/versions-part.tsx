import { Button } from '@mantine/core'
import type { PageVersion, StaffPage } from '@rimal/contract/staff/pages'
import { useState } from 'react'
import { useRead, useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { fieldNames } from './field-names.ts'
import { readsOfPages } from './reads-of-pages.ts'

type Props = { page: StaffPage; hasChanges: boolean }

/** The stored versions of a page; each can become the latest one again. */
export function VersionsPart({ page: { slug, revision }, hasChanges }: Props) {
  const { t } = useWords()
  const time = useTime()
  const [said, setSaid] = useState('')
  const { data } = useRead('GET staff/list-page-versions/{slug}', { params: { slug } })
  const send = useSend(readsOfPages)
  const { run, isBusy, error } = useChange(async ({ version, savedAt }: PageVersion) => {
    await send('POST staff/restore-page', { body: { slug, version, revision } })
    setSaid(t('content_restored', { when: time(savedAt) }))
  })
  return (
    <div className={css.fields}>
      <p className={css.hint}>
        {t(data?.length === 0 ? 'content_versions_none' : 'content_versions_lede')}
      </p>
      <output className={said ? ui.done : ui.hidden}>{said}</output>
      <Notice error={error} />
      {hasChanges && data?.length ? (
        <p className={css.hint} id="restore-reason">
          {t('content_save_first')}
        </p>
      ) : null}
      <ol className={css.versions}>
        {data?.map((version) => (
          <Version
            key={version.version}
            version={version}
            isBlocked={hasChanges || isBusy}
            onRestore={() => void run(version)}
          />
        ))}
      </ol>
    </div>
  )
}

type VersionProps = { version: PageVersion; isBlocked: boolean; onRestore: () => void }

function Version({ version, isBlocked, onRestore }: VersionProps) {
  const { t, language } = useWords()
  const time = useTime()
  const { savedAt, savedBy, title, changed, isShown } = version
  const when = time(savedAt)
  const own = language === 'arb' ? title.ar || title.en : title.en || title.ar
  const names = changed.map((field) => t(fieldNames[field]))
  return (
    <li>
      <time dateTime={savedAt}>{when}</time>
      {savedBy ? <bdi>{savedBy}</bdi> : null}
      <small>
        <bdi>{own}</bdi>
        {names.length > 0 ? ` · ${names.join(' · ')}` : null}
      </small>
      {isShown ? (
        <StateMark kind="done">{t('content_version_shown')}</StateMark>
      ) : (
        <Button
          variant="default"
          aria-label={t('content_restore_version', { when })}
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
