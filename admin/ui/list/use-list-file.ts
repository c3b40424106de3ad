import type { Permission } from '@rimal/contract/permissions'
import { useAsk } from '../../ask.ts'
import { useSession } from '../../session.ts'
import { type FileAddress, saveFile } from '../files/save-file.ts'

type Given = {
  query: Record<string, unknown>
  /** The permission of the file, where the role may read the list without it. */
  needs?: Permission
}

/** Has a list saved as a file with its filters, its sort and the columns that are shown, where the role may. */
export function useListFile(address: FileAddress, { query, needs }: Given) {
  const ask = useAsk()
  const { can } = useSession()
  if (needs !== undefined && !can(needs)) return {}
  const onDownload = (columns: string) =>
    ask(() => saveFile(address, { query: { ...textsOf(query), columns } }))
  return { onDownload }
}

/** A file has all pages. */
function textsOf(query: Given['query']): Record<string, string> {
  const { cursor: _, ...shown } = query
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, String(value)]))
}
