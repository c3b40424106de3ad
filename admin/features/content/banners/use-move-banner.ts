import type { Text } from '@rimal/contract/language'
import type { StaffBanner } from '@rimal/contract/staff/banners'
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '../../../queries.ts'
import { withMoved } from '../../../ui/order/places.ts'
import { useChange } from '../../../ui/use-change.ts'

type Moved = { title: Text; place: number; count: number }

/** Moves a banner to another place; a list that somebody else has changed is read anew. */
export function useMoveBanner(onMoved: (moved: Moved) => void) {
  const send = useSend(['GET staff/list-banners'])
  const queries = useQueryClient()
  const { run, error } = useChange(
    async (banners: readonly StaffBanner[], from: number, to: number) => {
      const banner = banners[from]
      if (!banner || !banners[to]) return
      const bannerIds = withMoved(banners, from, to).map(({ bannerId }) => bannerId)
      try {
        await send('POST staff/move-banners', { body: { bannerIds } })
      } catch (failure) {
        await queries.invalidateQueries({ queryKey: ['GET staff/list-banners'] })
        throw failure
      }
      onMoved({ title: banner.title, place: to + 1, count: banners.length })
    },
  )
  const move = (banners: readonly StaffBanner[], from: number, to: number) =>
    void run(banners, from, to)
  return { move, error }
}

export type MoveBanner = ReturnType<typeof useMoveBanner>['move']
