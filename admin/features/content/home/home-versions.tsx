import type { StaffHome } from '@rimal/contract/staff/home'
import { useRead, useSend } from '../../../queries.ts'
import { useWords } from '../../../words.tsx'
import { VersionList } from '../drafts/version-list.tsx'
import { readsOfHome } from './reads-of-home.ts'

type Props = { home: StaffHome; hasChanges: boolean }

/** The stored versions of the home page. */
export function HomeVersions({ home: { revision, isDraft }, hasChanges }: Props) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-home-versions')
  const send = useSend(readsOfHome)
  return (
    <VersionList
      versions={data?.map(({ changed, ...version }) => ({
        ...version,
        about: changed.map((part) => t(`home_part_${part}`)).join(' · '),
      }))}
      blockedBy={hasChanges ? t('content_save_first') : isDraft ? t('draft_in_the_way') : null}
      onRestore={(version) => send('POST staff/restore-home', { body: { revision, version } })}
    />
  )
}
