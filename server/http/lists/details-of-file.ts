type Query = { columns: string; q?: string; language_code?: string }

/**
 * Says for the audit what a file of a list has: its rows, its columns and the filters. `hidden` filters are words that
 * staff type, like the search: they may name a customer, so the audit records only that there were some.
 */
export function detailsOfFile<Q extends Query>(
  query: Q,
  rows: number,
  hidden: readonly (keyof Q)[] = [],
): { rows: number; columns: string; filters: Record<string, unknown>; searched: boolean } {
  const { columns, q, language_code: _, ...rest } = query
  const isHidden = (name: string) => (hidden as readonly string[]).includes(name)
  const filters = Object.fromEntries(Object.entries(rest).filter(([name]) => !isHidden(name)))
  const searched = Boolean(q) || hidden.some((name) => Boolean(query[name]))
  return { rows, columns, filters, searched }
}
