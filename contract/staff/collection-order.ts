import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Id, Instant, Nullable, Strict } from '../shapes.ts'
import { NamedProduct } from './named-product.ts'
import { Revision } from './saved-last.ts'

const Head = Type.Object({
  /** Whether staff set the order by hand; otherwise it is automatic. */
  byHand: Type.Boolean(),
  /** Each change of the order raises it; 0 while nobody has changed it. */
  revision: Type.Integer(),
})

const PlacedProduct = Type.Object({
  ...NamedProduct.properties,
  /** Counted from 1 over the whole collection, with products that are not published. */
  place: Type.Integer(),
})
export type PlacedProduct = Static<typeof PlacedProduct>

/** Calls of staff on the order of the products of a collection. */
export const collectionOrderApi = {
  listCollectionProducts: get('staff/list-collection-products/{collection}', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'The products of a collection in the order of its page, without archived ones.',
    params: Type.Object({ collection: Id }),
    query: pageQuery({}),
    result: Type.Object({
      ...pageOf(PlacedProduct).properties,
      ...Head.properties,
      id: Id,
      title: Type.Object({ en: Type.String(), ar: Type.String() }),
      /** The number of products in the collection, whatever is searched for. */
      count: Type.Integer(),
      savedBy: Nullable(Type.String()),
      savedAt: Nullable(Instant),
    }),
    errors: ['not_found'],
  }),
  setCollectionOrder: post('staff/set-collection-order', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Has a collection ordered by hand or automatically. By hand it begins in the automatic order, or in the order that it had by hand before.',
    body: Strict({ collection: Id, byHand: Type.Boolean(), revision: Revision }),
    result: Head,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  moveInCollection: post('staff/move-in-collection', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Moves a product to another place in a collection that is ordered by hand.',
    body: Strict({
      collection: Id,
      product: Id,
      /** Counted from 1; a place beyond the last one is the last one. */
      to: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      revision: Revision,
    }),
    result: Type.Object({ ...Head.properties, place: Type.Integer(), count: Type.Integer() }),
    errors: ['not_found', 'changed_meanwhile', 'order_not_by_hand'],
  }),
}
