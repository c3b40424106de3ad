import { Button } from '@mantine/core'
import { languagePath, textIn } from '@rimal/contract/language'
import type { Redirect } from '@rimal/contract/staff/redirects'
import { isolate } from '../../ui/isolate.ts'
import { StateMark } from '../../ui/state-mark.tsx'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import type { Words } from '../../words.tsx'
import css from './redirects.module.css'

/** The columns of the addresses of an earlier shop. */
export function redirectColumns(
  { t, language }: Words,
  { day, onRemove }: { day: (instant: string) => string; onRemove: (path: string) => void },
): ListColumns<'redirects', Redirect> {
  return {
    from: {
      title: t('redirects_from'),
      cell: ({ path }) => (
        <bdi dir="ltr" className={css.path}>
          {path}
        </bdi>
      ),
    },
    to: {
      title: t('redirects_to'),
      onPhone: 'wide',
      cell: ({ leadsTo, title }) => (
        <>
          {leadsTo === null ? (
            <StateMark kind="ended">{t('redirects_nowhere')}</StateMark>
          ) : (
            <a
              href={languagePath(language, leadsTo)}
              target="_blank"
              rel="noreferrer"
              className={css.path}
            >
              <bdi dir="ltr">{leadsTo}</bdi>
            </a>
          )}
          {title ? (
            <Micro>
              <bdi>{textIn(title, language)}</bdi>
            </Micro>
          ) : null}
        </>
      ),
    },
    act: {
      title: t('redirects_remove'),
      isNumber: true,
      cell: ({ path }) => (
        <Button
          variant="subtle"
          aria-label={`${t('redirects_remove')}: ${isolate(path)}`}
          onClick={() => onRemove(path)}
        >
          {t('redirects_remove')}
        </Button>
      ),
    },
    added: {
      title: t('redirects_added_on'),
      onPhone: 'hidden',
      cell: ({ addedAt }) => day(addedAt),
    },
  }
}
