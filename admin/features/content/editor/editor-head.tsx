import { Button } from '@mantine/core'
import { languagePath } from '@rimal/contract/language'
import type { StaffPage } from '@rimal/contract/staff/pages'
import { Link } from 'react-router'
import { isolate } from '../../../ui/isolate.ts'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { slugHints, slugNames } from '../slug-words.ts'

/** The name of the page, its state, and the way to it in the shop. */
export function EditorHead({ page: { slug, revision, savedAt, savedBy } }: { page: StaffPage }) {
  const { t, language } = useWords()
  const time = useTime()
  const exists = revision > 0
  const name = t(slugNames[slug])
  const hint = slug in slugHints ? slugHints[slug as keyof typeof slugHints] : null
  const saved = savedAt && {
    when: time(savedAt),
    ...(savedBy ? { name: isolate(savedBy) } : {}),
  }
  return (
    <header className={css.head}>
      <title>{name}</title>
      <div>
        <span className={css.crumb}>
          <Link to="/content">{t('content_pages')}</Link> · <bdi dir="ltr">/{slug}</bdi>
        </span>
        <h1>{name}</h1>
        <p className={css.facts}>
          <StateMark kind={exists ? 'done' : 'waits'}>
            {t(exists ? 'content_exists' : 'content_not_written')}
          </StateMark>
          {saved ? (
            <span>{t(savedBy ? 'content_saved_by' : 'content_saved_at', saved)}</span>
          ) : null}
        </p>
        {hint ? <p className={css.hint}>{t(hint)}</p> : null}
      </div>
      {exists ? (
        <Button
          component="a"
          variant="default"
          href={languagePath(language, `/${slug}`)}
          target="_blank"
        >
          {t('content_see')}
        </Button>
      ) : null}
    </header>
  )
}
