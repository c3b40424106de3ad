/** What the server refused at a field, or at a part of it. */
export function errorAt(
  errors: Readonly<Record<string, string>>,
  path: string,
): string | undefined {
  const [, sentence] =
    Object.entries(errors).find(([field]) => field === path || field.startsWith(`${path}.`)) ?? []
  return sentence
}

/** What the server refused of a text in both languages. */
export function errorsOf(errors: Readonly<Record<string, string>>, path: string) {
  return { en: errors[`${path}.en`], ar: errors[`${path}.ar`] }
}
