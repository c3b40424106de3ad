import { maySee } from '@rimal/contract/personal-data'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { useSession } from '../../session.ts'
import { useWords } from '../../words.tsx'

/**
 * Says what a list is searched by: `all` for a role that sees the names of customers, else `rest`; null where nothing
 * remains to be searched.
 */
export function useSearchLabel(all: AdminTextKey, rest: AdminTextKey | null): string | null {
  const { t } = useWords()
  const { me } = useSession()
  const key = maySee(me.role, 'name') ? all : rest
  return key === null ? null : t(key)
}
