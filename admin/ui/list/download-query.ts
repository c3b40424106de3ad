/** The query of a list as a file: its filters and its sort, with these columns. */
export function downloadQuery(
  query: Record<string, unknown>,
  columns: string,
): Record<string, string> {
  const { cursor: _, ...shown } = query
  const texts = Object.entries(shown).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(texts), columns }
}
