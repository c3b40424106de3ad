import { useSearchParams } from 'react-router'

/** Search, filters and page of a list as they stand in the address, so that a reload or a sent link shows the same. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  /**
   * Sets a filter, or removes it for an empty value; another filter begins at the first page. What is still typed adds
   * no entry to the history.
   */
  const choose = (name: string, value: string, isTyped = name === 'q') => {
    const next = new URLSearchParams(search)
    next.delete('cursor')
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: isTyped })
  }
  /** Removes filters, or the search; the list begins at the first page. */
  const drop = (names: readonly string[]) => {
    const next = new URLSearchParams(search)
    for (const name of ['cursor', ...names]) next.delete(name)
    setSearch(next)
  }
  const cursor = search.get('cursor')
  const text = search.get('q') ?? ''
  return {
    text,
    /** The value of a filter if it is one of these. */
    oneOf: <T extends string>(name: string, values: readonly T[]) =>
      values.find((value) => value === search.get(name)),
    get: (name: string) => search.get(name),
    /** The part of the query that every list has. */
    page: { ...(text ? { q: text } : {}), ...(cursor ? { cursor } : {}) },
    choose,
    drop,
  }
}
