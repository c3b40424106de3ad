import { textIn } from '@rimal/contract/language'
import type { StaffPage } from '@rimal/contract/staff/pages'
import { useRead, useSend } from '../../../queries.ts'
import { useWords } from '../../../words.tsx'
import { VersionList } from '../drafts/version-list.tsx'
import { fieldNames } from './field-names.ts'
import { readsOfPages } from './reads-of-pages.ts'

type Props = { page: StaffPage; hasChanges: boolean }

/** The stored versions of a page. */
export function VersionsPart({ page: { slug, revision, isDraft }, hasChanges }: Props) {
  const { t, language } = useWords()
  const { data } = useRead('GET staff/list-page-versions/{slug}', { params: { slug } })
  const send = useSend(readsOfPages)
  return (
    <VersionList
      versions={data?.map(({ title, changed, ...version }) => ({
        ...version,
        about: [textIn(title, language), ...changed.map((field) => t(fieldNames[field]))].join(
          ' · ',
        ),
      }))}
      blockedBy={hasChanges ? t('content_save_first') : isDraft ? t('draft_in_the_way') : null}
      onRestore={(version) =>
        send('POST staff/restore-page', { body: { slug, version, revision } })
      }
    />
  )
}
