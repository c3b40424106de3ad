/** Fields of a form: plain data, so that two values are the same when they are written the same. */
export type Fields = Record<string, unknown>

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the names of the fields that differ. */
export function changedFields<F extends Fields>(from: F, to: F): (keyof F & string)[] {
  return Object.keys(to).filter((name) => !isSame(from[name], to[name]))
}

export type Merge<F extends Fields> = {
  fields: F
  /** Both sides changed them, to different values; `fields` has the own value. */
  conflicts: (keyof F & string)[]
  /** Only the other side changed them. */
  taken: (keyof F & string)[]
}

/**
 * Merges what two people made of the same saved fields: a field that only one of them changed is not in dispute. `view`
 * gives the part of the fields that is saved, by which they are compared.
 */
export function mergeFields<F extends Fields>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', F>,
  view: (fields: F) => Fields = (fields) => fields,
): Merge<F> {
  const fields: Fields = { ...mine }
  const conflicts: (keyof F & string)[] = []
  const taken: (keyof F & string)[] = []
  const [was, own, other] = [view(base), view(mine), view(theirs)]
  for (const name of changedFields(was, other)) {
    if (isSame(own[name], other[name])) continue
    if (isSame(own[name], was[name])) {
      fields[name] = theirs[name]
      taken.push(name)
    } else conflicts.push(name)
  }
  return { fields: fields as F, conflicts, taken }
}
