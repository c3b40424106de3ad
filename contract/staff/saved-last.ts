import Type from 'typebox'
import { Instant, Nullable } from '../shapes.ts'

/** The revision that a form has read; 0 for a new record. */
export const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** Who saved a record last, and when. */
export const SavedLast = {
  /** Each save raises it. */
  revision: Type.Integer(),
  /** Null for people who are removed. */
  savedBy: Nullable(Type.String()),
  savedAt: Instant,
}
