import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Id, InLanguage, Nullable } from '../shapes.ts'
import { homeListNames, notOnHomeReasons } from './content-kinds.ts'

/** A list of the shop. */
const ShownList = Type.Object({ title: Type.String(), address: Id })

/** Where shoppers see a product. */
const ProductPlaces = Type.Object({
  /** Whether the lists show it. A product that was published just now is shown a moment later. */
  isListed: Type.Boolean(),
  /** The lists of its type and of its collections. */
  lists: Type.Array(ShownList),
  home: Type.Object({
    /** The sections of the home page that show it. */
    sections: Type.Array(Type.Enum([...homeListNames])),
    /** Why the section of the latest products is without it; null if a section shows it. */
    why: Nullable(Type.Enum([...notOnHomeReasons])),
    /** The collection that this section shows; null for other products than those of a collection. */
    collection: Nullable(Type.String()),
  }),
})
export type ProductPlaces = Static<typeof ProductPlaces>

/** The call of staff that says where shoppers see a product. */
export const productPlacesApi = {
  productPlaces: get('staff/get-product-places/{id}', {
    access: 'staff',
    permission: 'products.read',
    summary:
      'Where shoppers see a product: its lists and the sections of the home page, or why the home page is without it.',
    params: Type.Object({ id: Id }),
    query: InLanguage,
    result: ProductPlaces,
    errors: ['product_not_found'],
  }),
}
