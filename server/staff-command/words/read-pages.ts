const maxPages = 4

/**
 * Reads the first pages of a list of the shop, four at most; `read` returns the page at a cursor. `isCut` says that the
 * list has more items.
 */
export async function readPages<Item>(
  read: (cursor: { cursor?: string }) => Promise<{ items: Item[]; next: string | null }>,
): Promise<{ items: Item[]; isCut: boolean }> {
  const items: Item[] = []
  let cursor: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const found: { items: Item[]; next: string | null } = await read(cursor ? { cursor } : {})
    items.push(...found.items)
    cursor = found.next
    if (cursor === null) break
  }
  return { items, isCut: cursor !== null }
}

/** What is printed below a list that was cut. */
export function moreOf(isCut: boolean, advice: string): string[] {
  return isCut ? [`and more: ${advice}`] : []
}
