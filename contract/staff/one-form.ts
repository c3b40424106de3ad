/** Whether two values of JSON are the same; the sequence of the fields of an object means nothing. */
export function isEqual(a: unknown, b: unknown): boolean {
  return inOneForm(a) === inOneForm(b)
}

/** The text of a value of JSON. PostgreSQL returns the fields of an object in a sequence of its own. */
export function inOneForm(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
