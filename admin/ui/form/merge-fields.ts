/** Fields of a form: plain data, so that two values are the same when they are written the same. */
export type Fields = Record<string, unknown>

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The names of the fields that differ. */
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

/** Merges what two people made of the same saved fields: a field that only one of them changed is not in dispute. */
export function mergeFields<F extends Fields>({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', F>): Merge<F> {
  const fields: Fields = { ...mine }
  const conflicts: (keyof F & string)[] = []
  const taken: (keyof F & string)[] = []
  for (const name of changedFields(base, theirs)) {
    if (isSame(mine[name], theirs[name])) continue
    if (isSame(mine[name], base[name])) {
      fields[name] = theirs[name]
      taken.push(name)
    } else conflicts.push(name)
  }
  return { fields: fields as F, conflicts, taken }
}
