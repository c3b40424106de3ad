import Type, { type Static } from 'typebox'
import { ProductCard, Review } from '../catalog.ts'
import { homeSectionNames } from '../choices.ts'
import { get } from '../endpoint.ts'
import { Id, LanguageCode, Nullable, Picture, PreviewKey, Strict } from '../shapes.ts'
import { HomeTexts, ScenePictures } from '../shop.ts'

/** Everything that the home page shows. */
export const Home = Type.Object({
  /**
   * The sections in the order in which the merchant shows them; one that is not named is hidden, and its list is empty.
   */
  sections: Type.Array(
    Type.Object({
      name: Type.Enum([...homeSectionNames]),
      /** The title of a list of products that the merchant chose; null where the page has its own. */
      title: Nullable(Type.String()),
      /** The list that has all products of the section, with their number; null if there is none. */
      all: Nullable(Type.Object({ address: Id, count: Type.Integer() })),
    }),
  ),
  texts: HomeTexts,
  scenes: ScenePictures,
  collections: Type.Array(
    Type.Object({
      id: Id,
      address: Id,
      title: Type.String(),
      count: Type.Integer(),
      picture: Picture,
    }),
  ),
  types: Type.Array(
    Type.Object({
      id: Id,
      address: Id,
      title: Type.String(),
      count: Type.Integer(),
      picture: Picture,
    }),
  ),
  /** The products of the section `bestReviewed`; the wire has had this name from the beginning. */
  bestSellers: Type.Array(ProductCard),
  /** The products of the section `latest`. */
  latest: Type.Array(ProductCard),
  reviews: Type.Array(
    Type.Object({
      ...Review.properties,
      productId: Id,
      productAddress: Id,
      productName: Type.String(),
    }),
  ),
  rating: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer() }),
})
export type Home = Static<typeof Home>

/** The call of the home page. */
export const homeApi = {
  getHome: get('home/get-home', {
    access: 'anyone',
    summary: 'Everything that the home page shows.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      /** A key of staff, which opens the draft. */
      preview: Type.Optional(PreviewKey),
    }),
    result: Home,
    cacheSeconds: 60,
  }),
}
