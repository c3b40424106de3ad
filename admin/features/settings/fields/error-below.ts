/** What the server refused in a list of plain values: the list itself, or an item of it. */
export function errorBelow(
  errors: Readonly<Record<string, string>>,
  path: string,
): string | undefined {
  const field = Object.keys(errors).find((name) => name === path || name.startsWith(`${path}.`))
  return field === undefined ? undefined : errors[field]
}
