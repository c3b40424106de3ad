import type { ListName } from '@rimal/contract/staff/lists/list-columns'
import type { ListView } from '@rimal/contract/staff/lists/list-views'
import { useSend } from '../../../queries.ts'
import { addressOfView, type Look, lookOf, searchOf } from './list-look.ts'
import type { ListLookState } from './use-list-look.ts'

export type ViewInput = Pick<ListView, 'name' | 'isShared'>

/** Saves, renames and deletes the views of a list. */
export function useViewActs<L extends ListName>(state: ListLookState<L>) {
  const { list, look, address, setAddress, readAgain } = state
  const send = useSend(['GET staff/list-views'])
  const shown = { search: searchOf(address), look }

  const save = async (
    known: ListView | null,
    { name, isShared }: ViewInput,
    held: { search: string; look: Look<L> },
  ) => {
    const view = known && { id: known.id, revision: known.revision }
    const { columns, density } = held.look
    try {
      return await send('POST staff/save-list-view', {
        body: {
          list,
          view,
          name,
          isShared,
          search: held.search,
          columns: [...columns],
          density,
        },
      })
    } catch (error) {
      // The view may be another one by now, and the next try must know it.
      await readAgain()
      throw error
    }
  }

  return {
    /** Saves what is shown as a new view, and goes there. */
    add: async (input: ViewInput) => setAddress(addressOfView(await save(null, input, shown))),
    /** Saves what is shown in place of what the view held. */
    update: async (known: ListView) =>
      setAddress(addressOfView(await save(known, known, shown)), { replace: true }),
    /** Gives the view another name, or shares it; what it holds stays. */
    rename: async (known: ListView, input: ViewInput) => {
      const { search } = known
      await save(known, input, { search, look: lookOf(list, { address: nowhere, view: known }) })
    },
    remove: async ({ id }: ListView) => {
      await send('POST staff/delete-list-view', { body: { viewId: id } })
      setAddress(withoutView, { replace: true })
    },
  }
}

const nowhere = new URLSearchParams()

function withoutView(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('saved')
  return next
}
