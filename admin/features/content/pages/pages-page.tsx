import type { PageRow } from '@rimal/contract/staff/pages'
import { Link } from 'react-router'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { type Column, Micro, Table } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { type FormatTime, useTime } from '../../../ui/use-time.ts'
import { useWords, type Words } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import { slugNames } from '../slug-words.ts'

/** The editorial pages that the shop has an address for, written or not. */
export function PagesPage() {
  const words = useWords()
  const time = useTime()
  const { data, error, refetch } = useRead('GET staff/list-pages')
  return (
    <>
      <ContentTabs current="pages" />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={words.t('content_pages')}
          columns={columnsOf(words, time)}
          rows={data}
          keyOf={({ slug }) => slug}
        />
      )}
    </>
  )
}

function columnsOf({ t }: Words, time: FormatTime): Column<PageRow>[] {
  return [
    { key: 'page', title: t('content_page'), cell: (row) => <Name row={row} /> },
    { key: 'state', title: t('content_state'), cell: (row) => <State row={row} /> },
    {
      key: 'saved',
      title: t('content_saved'),
      onPhone: 'wide',
      cell: ({ savedAt, savedBy }) =>
        savedAt ? (
          <>
            {time(savedAt)}
            {savedBy ? (
              <Micro>
                <bdi>{savedBy}</bdi>
              </Micro>
            ) : null}
          </>
        ) : null,
    },
  ]
}

function Name({ row: { slug, title } }: { row: PageRow }) {
  const { t, language } = useWords()
  const own = language === 'arb' ? title.ar || title.en : title.en || title.ar
  return (
    <>
      <Link className={ui.rowLink} to={`/content/pages/${slug}`}>
        {t(slugNames[slug])}
      </Link>
      <Micro>
        <bdi>{own}</bdi>
      </Micro>
    </>
  )
}

function State({ row: { exists, missingIn, isDraft, publishAt } }: { row: PageRow }) {
  const { t } = useWords()
  const time = useTime()
  return (
    <>
      <StateMark kind={exists ? 'done' : 'waits'}>
        {t(exists ? 'content_exists' : 'content_not_written')}
      </StateMark>
      {publishAt ? (
        <div>
          <StateMark kind="works">{t('draft_is_planned', { when: time(publishAt) })}</StateMark>
        </div>
      ) : isDraft ? (
        <div>
          <StateMark kind="held">{t('draft_has_draft')}</StateMark>
        </div>
      ) : null}
      {missingIn.map((side) => (
        <div key={side}>
          <StateMark kind="held">
            {t(side === 'ar' ? 'content_arabic_missing' : 'content_english_missing')}
          </StateMark>
        </div>
      ))}
    </>
  )
}
