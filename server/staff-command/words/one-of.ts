/** A word that must be one of a list; the sentence names them all. */
export function oneOf<T extends string>(words: readonly T[], word: string | undefined): T {
  const found = words.find((known) => known === word)
  if (!found) throw new CommandError(`“${word ?? ''}” must be one of ${words.join(', ')}.`)
  return found
}

/** An error that the person at the command can fix; it is printed without a stack. */
export class CommandError extends Error {}
