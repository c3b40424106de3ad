import { isPrivate, placeOf } from '../../http/limits/network.ts'
import { ShopError } from '../../http/shop-error.ts'

/** Each upload in progress holds a file of up to ten megabytes in memory. */
const maxUploads = 8
const retryAfter = 3

type Turn = { key: string; address: string | null }
const underWay = new Set<Turn>()

/**
 * Takes a turn to upload a picture before the picture is read: one at a time for each key and each address,
 * so that nobody takes all turns, and a fixed number in all, so that pictures take no more memory than that.
 * `check` refuses a picture that is not wanted. Returns what gives the turn back.
 */
export async function takeUploadTurn(
  { key, ip }: { key: string; ip: string },
  check: () => Promise<void>,
): Promise<() => void> {
  // Behind a proxy that the shop does not know everybody has one address.
  const address = isPrivate(ip) ? null : placeOf(ip).address
  const isTaken = [...underWay].some(
    (turn) => turn.key === key || (address !== null && turn.address === address),
  )
  if (isTaken || underWay.size >= maxUploads) {
    throw new ShopError('too_many_requests', undefined, { retryAfter })
  }
  const turn = { key, address }
  underWay.add(turn)
  const endTurn = () => void underWay.delete(turn)
  try {
    await check()
  } catch (error) {
    endTurn()
    throw error
  }
  return endTurn
}
