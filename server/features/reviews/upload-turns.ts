import { ShopError } from '../../http/shop-error.ts'

/** Each who waits holds a file of up to ten megabytes, and pictures are drawn one by one. */
const mostWaiting = 8
const retryAfter = 3

const waiting = new Set<string>()

/** One picture of a customer at a time, and of all no more than can wait. */
export async function inUploadTurn<T>(customerId: string, work: () => Promise<T>): Promise<T> {
  if (waiting.has(customerId) || waiting.size >= mostWaiting) {
    throw new ShopError('too_many_requests', undefined, { retryAfter })
  }
  waiting.add(customerId)
  try {
    return await work()
  } finally {
    waiting.delete(customerId)
  }
}
