import type { PlacedProduct } from '@rimal/contract/staff/collection-order'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../../call.ts'
import { useSend } from '../../../queries.ts'
import { useChange } from '../../../ui/use-change.ts'

const list = 'GET staff/list-collection-products/{collection}'

type Order = AnswerOf<typeof list>
type Done = {
  /** `isShown`: the new place is on the page of the list that is in view. */
  onMoved: (moved: { product: PlacedProduct; place: number; isShown: boolean }) => void
  onChosen: (byHand: boolean) => void
}

/** Changes the order of a collection; a list that somebody else has changed is read anew. */
export function useOrder(order: Order, { onMoved, onChosen }: Done) {
  const send = useSend([list])
  const queries = useQueryClient()
  const { id, revision, items } = order
  const { run, error, isBusy } = useChange(async (change: () => Promise<void>) => {
    try {
      await change()
    } catch (failure) {
      await queries.invalidateQueries({ queryKey: [list] })
      throw failure
    }
  })
  const move = (product: PlacedProduct, to: number) =>
    void run(async () => {
      const body = { collection: id, product: product.id, to, revision }
      const { place } = await send('POST staff/move-in-collection', { body })
      onMoved({ product, place, isShown: items.some((item) => item.place === place) })
    })
  const choose = (byHand: boolean) =>
    void run(async () => {
      await send('POST staff/set-collection-order', { body: { collection: id, byHand, revision } })
      onChosen(byHand)
    })
  return { move, choose, error, isBusy }
}
