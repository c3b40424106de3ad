import type { ImportState } from '@rimal/contract/staff/import-kinds'
import type { StateKind } from '../../ui/state-mark.tsx'

/** How the state of an import is drawn. */
export const kindOfImport: Record<ImportState, StateKind> = {
  checking: 'works',
  ready: 'needs',
  applying: 'works',
  done: 'done',
  cancelled: 'ended',
  failed: 'held',
}

/** Whether the shop works on the import by itself, so that it will look different soon. */
export function isAtWork(state: ImportState): boolean {
  return state === 'checking' || state === 'applying'
}
