import { Button } from '@mantine/core'
import { languagePath } from '@rimal/contract/language'
import type { StaffPage } from '@rimal/contract/staff/pages'
import { Link } from 'react-router'
import { useWords } from '../../../words.tsx'
import ui from '../../../ui/ui.module.css'
import css from '../content.module.css'
import { DraftState } from '../drafts/draft-state.tsx'
import { slugHints, slugNames } from '../slug-words.ts'

/** The name of the page, its state, and the way to it in the shop. */
export function EditorHead({ page }: { page: StaffPage }) {
  const { t, language } = useWords()
  const { slug, exists } = page
  const name = t(slugNames[slug])
  const hint = slug in slugHints ? slugHints[slug as keyof typeof slugHints] : null
  return (
    <header className={`${ui.head} ${css.head}`}>
      <title>{name}</title>
      <div>
        <span className={css.crumb}>
          <Link to="/content">{t('content_pages')}</Link> · <bdi dir="ltr">/{slug}</bdi>
        </span>
        <h1>{name}</h1>
        <DraftState {...page} />
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
