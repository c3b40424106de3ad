import type { Text } from '@rimal/contract/language'
import type { GroupKind } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '../../queries.ts'
import { withMoved } from '../../ui/order/places.ts'
import { useChange } from '../../ui/use-change.ts'

type Moved = { title: Text; place: number; count: number }

/** Moves a group of a kind to another place; a list that somebody else has changed is read anew. */
export function useMoveGroup(kind: GroupKind, onMoved: (moved: Moved) => void) {
  const send = useSend(['GET staff/list-groups'])
  const queries = useQueryClient()
  const { run, error } = useChange(
    async (groups: readonly CatalogueGroup[], from: number, to: number) => {
      const group = groups[from]
      if (!group || !groups[to]) return
      const ids = withMoved(groups, from, to).map(({ id }) => id)
      try {
        await send('POST staff/move-groups', { body: { kind, ids } })
      } catch (failure) {
        await queries.invalidateQueries({ queryKey: ['GET staff/list-groups'] })
        throw failure
      }
      onMoved({ title: group.title, place: to + 1, count: groups.length })
    },
  )
  const move = (groups: readonly CatalogueGroup[], from: number, to: number) =>
    void run(groups, from, to)
  return { move, error }
}

export type MoveGroup = ReturnType<typeof useMoveGroup>['move']
