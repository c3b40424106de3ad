import Type from 'typebox'
import { post } from '../endpoint.ts'
import { maxWeight } from '../limits.ts'
import { Nullable, Strict } from '../shapes.ts'

/** The SKU of a variant, else the id of a product: both have no spaces. */
const ProductName = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' })

/** Calls of staff on the catalogue. */
export const staffCatalogApi = {
  setWeight: post('staff/set-weight', {
    access: 'staff',
    permission: 'products.weigh',
    summary: 'Sets the weight of one packed unit of a product, or of one of its sizes.',
    body: Strict({
      /** A SKU, else the id of a product. */
      product: ProductName,
      /** Null: the weight of the product, else of the setting `itemWeight`. */
      grams: Nullable(Type.Integer({ minimum: 1, maximum: maxWeight })),
    }),
    result: Type.Object({}),
    errors: ['not_found'],
  }),
}
