/** Returns the page of the queue in which a refused shopper has to wait; null for every other answer. */
export function queueAddress(reply: { fields?: Record<string, string> } | null): string | null {
  const queue = reply?.fields?.['queue']
  if (queue === undefined) return null
  // The queue before the whole shop has no product.
  return queue === '*' ? '/queue' : `/queue?product=${queue}`
}
