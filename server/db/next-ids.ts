/** What is asked for to find the next items that match a filter, in the order of their ids. */
export type NextIds<Filter> = {
  filter: Filter
  except: readonly string[]
  /** Undefined for the first ones. */
  after: string | undefined
  limit: number
}
