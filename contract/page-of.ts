import Type, { type Static, type TSchema } from 'typebox'
import { maxSearch } from './limits.ts'
import { LanguageCode, Nullable, Strict } from './shapes.ts'

/** The number of items on a page of a list of staff. */
export const pageSize = 50
/** A list counts what matches up to this number; beyond it says only that there are more. */
export const maxCounted = 1000

/**
 * The query of a list of staff: search words, where the page begins, and the filters of the list. `cursor` is the
 * `next` of the page before; a cursor of other filters begins the list anew.
 */
export function pageQuery<F extends Record<string, TSchema>>(filters: F) {
  return Strict({
    language_code: Type.Optional(LanguageCode),
    q: Type.Optional(Type.String({ maxLength: maxSearch })),
    cursor: Type.Optional(Type.String({ maxLength: 600, pattern: '^[A-Za-z0-9_-]+$' })),
    ...filters,
  })
}

/** The number of items that match; where `exact` is false there are more than `count`. */
export const Total = Type.Object({ count: Type.Integer(), exact: Type.Boolean() })
export type Total = Static<typeof Total>

/** One page of a list of staff, at most `pageSize` items; `next` is null on the last page. */
export function pageOf<S extends TSchema>(item: S) {
  return Type.Object({ items: Type.Array(item), next: Nullable(Type.String()), total: Total })
}
