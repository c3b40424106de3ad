import Type from 'typebox'
import { post } from '../endpoint.ts'
import { maxWeight } from '../limits.ts'
import { Nullable, Strict } from '../shapes.ts'

/** A SKU, else a product: both are words without spaces. */
const PieceName = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' })

export const catalogueDeskApi = {
  setWeight: post('staff/set-weight', {
    access: 'staff',
    permission: 'pieces.weigh',
    summary: 'What one piece of a product, or of one of its sizes, weighs in its wrapping.',
    body: Strict({
      /** A SKU, else the id of a product. */
      piece: PieceName,
      /** Null: as its product, or as the setting pieceWeight says. */
      grams: Nullable(Type.Integer({ minimum: 1, maximum: maxWeight })),
    }),
    result: Type.Object({}),
    errors: ['not_found'],
  }),
}
