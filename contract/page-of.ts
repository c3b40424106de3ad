import Type, { type Static, type TSchema } from 'typebox'
import { bulkAtOnce, maxExcept, maxSearch } from './limits.ts'
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
    // Long enough for an Arabic path of a redirect.
    cursor: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[A-Za-z0-9_-]+$' })),
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

/**
 * What a bulk act is for: items by their ids, or everything that matches the filters of the list, without some. `filters`
 * are those of the list, so that what is selected is what the list shows.
 */
export function selectionOf<I extends TSchema, F extends Record<string, TSchema>>(
  id: I,
  filters: F,
) {
  return {
    selection: Type.Union([
      Strict({ ids: Type.Array(id, { minItems: 1, maxItems: bulkAtOnce }) }),
      Strict({
        filter: Strict({ q: Type.Optional(Type.String({ maxLength: maxSearch })), ...filters }),
        except: Type.Array(id, { maxItems: maxExcept }),
      }),
    ]),
    /** `next` of the call before; for a filter only. */
    after: Type.Optional(id),
  }
}

/**
 * What became of each item of a bulk act. A skipped item is unchanged, and `message` is the sentence of its refusal with
 * the codes of the fields that it is about.
 */
export const BulkAnswer = Type.Object({
  done: Type.Array(Type.String()),
  skipped: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Null where the id names the item, and for an item that does not exist. */
      name: Nullable(Type.String()),
      code: Type.String(),
      message: Type.String(),
      fields: Type.Record(Type.String(), Type.String()),
    }),
  ),
  /**
   * What ended the call before all of its items were handled; the item after the last one that is named may be changed or
   * not.
   */
  ended: Nullable(
    Type.Object({ code: Type.String(), errorCode: Type.Integer(), message: Type.String() }),
  ),
  /** Where the next call goes on; null when everything is handled, and after an end before that. */
  next: Nullable(Type.String()),
})
export type BulkAnswer = Static<typeof BulkAnswer>

/**
 * The query of a list as a file: the filters of the list, its sort, and the columns that are shown, separated by commas.
 */
export function fileQuery<F extends Record<string, TSchema>>(filters: F) {
  return Strict({
    language_code: Type.Optional(LanguageCode),
    q: Type.Optional(Type.String({ maxLength: maxSearch })),
    columns: Type.String({ maxLength: 400, pattern: '^[a-z_]+(,[a-z_]+)*$' }),
    ...filters,
  })
}
