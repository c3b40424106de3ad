import { ShopError } from '../../../http/shop-error.ts'

/** Each upload in progress holds a file of up to 25 megabytes in memory. */
const maxEach = 3
const maxInAll = 6
const retryAfter = 3

const underWay = new Map<string, number>()

/**
 * Takes a turn for a person of the staff to upload a file, before the file is read. Returns what gives the turn back,
 * once, however often it is called.
 */
export function takeTurn(staffId: string): () => void {
  const own = underWay.get(staffId) ?? 0
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (own >= maxEach || all >= maxInAll) {
    throw new ShopError('uploads_busy', undefined, { retryAfter })
  }
  underWay.set(staffId, own + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (underWay.get(staffId) ?? 1) - 1
    if (left > 0) underWay.set(staffId, left)
    else underWay.delete(staffId)
  }
}
