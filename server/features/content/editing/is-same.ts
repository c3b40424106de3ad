/** Whether two stored values are the same; PostgreSQL returns the fields of an object in a sequence of its own. */
export function isSame(a: unknown, b: unknown): boolean {
  return inOneForm(a) === inOneForm(b)
}

function inOneForm(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
