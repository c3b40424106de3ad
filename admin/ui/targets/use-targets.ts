import { type EveryKind, parseTarget } from '@rimal/contract/content/targets'
import { textIn } from '@rimal/contract/language'
import { useRead } from '../../queries.ts'
import { useWords } from '../../words.tsx'

/** `gone`: the shop no longer has it. `empty`: it has nothing to show now, so links to it are not shown. */
export type TargetState = 'shown' | 'empty' | 'gone'

/** What links can lead to, with the names that staff read. */
export function useTargets() {
  const { t, language } = useWords()
  const { data, error } = useRead('GET staff/list-link-targets')
  const find = (target: string) => data?.find((one) => one.target === target)
  return {
    targets: data ?? [],
    /** Until then nobody knows whether the shop has a target. */
    isRead: data !== undefined,
    /** Whether they could not be read. */
    isFailed: error !== null && !data,
    /** The usual text of a link to it; empty for another address, and for what is gone. */
    nameOf(target: string): string {
      const parsed = parseTarget(target)
      if (parsed?.kind === 'every') return t(`target_every_${parsed.id satisfies EveryKind}`)
      const found = find(target)
      return found ? textIn(found.title, language) : ''
    },
    stateOf(target: string): TargetState {
      const kind = parseTarget(target)?.kind
      if (!data || kind === 'every' || target === '' || target.startsWith('https:')) return 'shown'
      const found = find(target)
      if (!found) return 'gone'
      return found.isShown ? 'shown' : 'empty'
    },
  }
}
