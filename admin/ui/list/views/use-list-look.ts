import type { ListName } from '@rimal/contract/staff/lists/list-columns'
import { useSearchParams } from 'react-router'
import { useRead, useSend } from '../../../queries.ts'
import { isChanged, isSameLook, type Look, lookOf, shippedLook } from './list-look.ts'

/** How a list looks now: the view of the address, its columns, and the way to choose others. */
export function useListLook<L extends ListName>(list: L) {
  const [address, setAddress] = useSearchParams()
  const { data, isError, refetch } = useRead('GET staff/list-views', { query: { list } })
  const send = useSend(['GET staff/list-views'])
  const views = data?.views ?? []
  const view = views.find(({ id }) => id === address.get('saved'))

  /** A look inside a view is a change of the view; otherwise it is saved for the person. Null is the shipped one. */
  const chooseLook = async (chosen: Look<L> | null) => {
    if (!view) {
      const saved = chosen && { ...chosen, columns: [...chosen.columns] }
      await send('POST staff/save-list-look', { body: { list, look: saved } })
    }
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('columns')
        next.delete('density')
        const wanted = chosen ?? shippedLook(list)
        if (view && !isSameLook(wanted, view)) {
          next.set('columns', wanted.columns.join())
          next.set('density', wanted.density)
        }
        return next
      },
      { replace: true },
    )
  }

  return {
    list,
    address,
    setAddress,
    views,
    view,
    look: lookOf(list, { address, ...(view ? { view } : {}), own: data?.look ?? null }),
    isChanged: view !== undefined && isChanged(list, address, view),
    /** Whether it is known how the list looks; a list whose views cannot be read looks as shipped. */
    isReady: data !== undefined || isError,
    chooseLook,
    readAgain: refetch,
  }
}

export type ListLookState<L extends ListName> = ReturnType<typeof useListLook<L>>
