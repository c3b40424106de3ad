/** A line of a pasted list; without a pair if it does not name two addresses. */
export type PastedLine = { text: string; pair: { from: string; to: string } | null }

/** Reads a pasted list: in each line an old address and where it leads, parted by a tab, a comma, a semicolon or spaces. */
export function readLines(pasted: string): PastedLine[] {
  return pasted.split(/\r?\n/).flatMap((text) => {
    const parts = text
      .split(/[\t,;\s]+/)
      .map((part) => part.replaceAll(/^"|"$/g, ''))
      .filter((part) => part !== '')
    if (parts.length === 0) return []
    const [from, to] = parts
    const isPair = parts.length === 2 && from !== undefined && to !== undefined
    return [{ text, pair: isPair ? { from, to } : null }]
  })
}
