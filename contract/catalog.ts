import Type, { type Static } from 'typebox'
import { cardTags, facetNames, fits, searchSorts, sizeStates } from './choices.ts'
import { get, post } from './endpoint.ts'
import { maxPhone, maxSearch } from './limits.ts'
import { currencies } from './money.ts'
import {
  Amount,
  Arrival,
  Day,
  EmailText,
  Videos,
  Id,
  InLanguage,
  Instant,
  LanguageCode,
  Nullable,
  Picture,
  Strict,
  Token,
  Uuid,
} from './shapes.ts'

/**
 * The price in each other currency that the merchant accepts and has priced the product in; minor
 * units of that currency.
 */
export const OtherPrices = Type.Array(
  Type.Object({ currency: Type.String(), price: Amount, compareAt: Nullable(Amount) }),
)
export type OtherPrices = Static<typeof OtherPrices>

/** One card of a list: a product, shown in one of its colours. Prices in minor units. */
export const ProductCard = Type.Object({
  id: Id,
  /** Stands in the address of its page. */
  address: Id,
  name: Type.String(),
  subtitle: Type.String(),
  /** The id of the product colour that is shown: the one that matches the filter. */
  itemId: Id,
  colorName: Type.String(),
  price: Amount,
  compareAt: Nullable(Amount),
  otherPrices: OtherPrices,
  picture: Picture,
  /** Replaces the picture on hover. */
  secondPicture: Nullable(Picture),
  /**
   * Each colour with its first picture, which replaces the picture of the card; this picture has no placeholder.
   */
  colors: Type.Array(
    Type.Object({ itemId: Id, name: Type.String(), color_code: Type.String(), picture: Picture }),
  ),
  tag: Nullable(Type.Enum([...cardTags])),
  madeToOrder: Type.Boolean(),
  rating: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
})
export type ProductCard = Static<typeof ProductCard>

/** A value of a filter, such as a size or a colour. */
export const FacetValue = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The number of products in the list if this value were chosen in addition. */
  count: Type.Integer(),
  chosen: Type.Boolean(),
  color_code: Type.Optional(Type.String()),
})
export type FacetValue = Static<typeof FacetValue>

/**
 * The currency of the prices that a list is asked for; the shop's own if it is left out. A product
 * without a price in that currency is in none of its ranges.
 */
const PriceCurrency = Type.Optional(Type.Enum([...currencies]))

/**
 * The filters of a list. Several values of one facet are joined by a comma and mean "or"; several
 * facets mean "and". Prices in minor units.
 */
export const ListFilters = {
  size: Type.Optional(Type.String({ maxLength: 80 })),
  color: Type.Optional(Type.String({ maxLength: 200 })),
  type: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 200 })),
  fabric: Type.Optional(Type.String({ maxLength: 200 })),
  opening: Type.Optional(Type.String({ maxLength: 200 })),
  occasion: Type.Optional(Type.String({ maxLength: 200 })),
  /** `now`, `made_to_order` or both. */
  ready: Type.Optional(Type.String({ maxLength: 40 })),
  price_min: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  price_max: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  price_currency: PriceCurrency,
}

/**
 * What names a product or a list in a question: its id, which never changes, or the address of its page, now or earlier.
 * Without it the id.
 */
const By = Type.Enum(['id', 'address'])

/** The query of a list: a scope, a search, filters, an order and a page. */
export const ListQuery = Strict({
  language_code: Type.Optional(LanguageCode),
  /**
   * A collection (best_seller, latest_collection, limited_edition) or the `_id` of a product type.
   */
  scope: Type.Optional(Id),
  /** A category inside the scope. */
  slug: Type.Optional(Id),
  by: Type.Optional(By),
  /** The search words. A size among the words, as in `noor 56`, becomes a filter. */
  q: Type.Optional(Type.String({ maxLength: maxSearch })),
  ...ListFilters,
  /**
   * `relevance` is for searches only, and is their default; `featured` is the default of a collection that staff
   * ordered by hand.
   */
  sort: Type.Optional(Type.Enum([...searchSorts])),
  /** Counted from 1, with `per_page` products each: by default page 2 holds the products 25–48. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
})
export type ListQuery = Static<typeof ListQuery>

/** One page of products, with the filters that the page offers. Prices in minor units. */
export const ProductList = Type.Object({
  title: Type.String(),
  description: Type.String(),
  /** What search engines show instead of the two above; empty if nobody has written it. */
  searchTitle: Type.String(),
  searchDescription: Type.String(),
  crumbs: Type.Array(Type.Object({ title: Type.String(), path: Type.String() })),
  products: Type.Array(ProductCard),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  sort: Type.Enum([...searchSorts]),
  /** The sort orders that the list can be asked for. */
  sorts: Type.Array(Type.Enum([...searchSorts])),
  facets: Type.Record(Type.Enum([...facetNames]), Type.Array(FacetValue)),
  /** The lowest and the highest price of the products that match every filter except the price. */
  price: Type.Object({ lowest: Amount, highest: Amount }),
  /**
   * The lowest and the highest price in each other currency that the shop accepts and that at least one of these
   * products is priced in.
   */
  otherPrices: Type.Array(
    Type.Object({ currency: Type.String(), lowest: Amount, highest: Amount }),
  ),
  /** For a search: the words as the search understood them, if they differ from what was typed. */
  understoodAs: Nullable(Type.String()),
  /**
   * True if the shop does not sell what the shopper searched for, and the products of `understoodAs` are the
   * nearest.
   */
  nearestOnly: Type.Boolean(),
})
export type ProductList = Static<typeof ProductList>

/** A size of a product colour; `sku` is null if the size is not made. */
export const SizeOption = Type.Object({
  size: Type.Integer(),
  sku: Nullable(Type.String()),
  state: Type.Enum([...sizeStates]),
  /** The available units, stated only if they are few; null otherwise. */
  left: Nullable(Type.Integer()),
})
export type SizeOption = Static<typeof SizeOption>

/** A product in one colour, which the specification calls product_item. */
export const ProductItem = Type.Object({
  id: Id,
  colorName: Type.String(),
  color_code: Type.String(),
  pictures: Type.Array(Type.Object({ ...Picture.properties, view: Type.String(), videos: Videos })),
  sizes: Type.Array(SizeOption),
})
export type ProductItem = Static<typeof ProductItem>

/** A published review, as the product page shows it. */
export const Review = Type.Object({
  id: Uuid,
  name: Type.String(),
  city: Type.String(),
  rating: Type.Integer(),
  fit: Type.Enum([...fits]),
  text: Type.String(),
  language_code: LanguageCode,
  writtenOn: Day,
  size: Nullable(Type.Integer()),
  heightCm: Nullable(Type.Integer()),
  colorName: Nullable(Type.String()),
  madeToMeasure: Type.Boolean(),
  pictures: Type.Array(Picture),
  /** The merchant's answer, in the language of the review. */
  answer: Nullable(Type.String()),
})
export type Review = Static<typeof Review>

/** The reviews of a product in figures; `average` is from 1 to 5, null without reviews. */
export const ReviewSummary = Type.Object({
  count: Type.Integer(),
  average: Nullable(Type.Number()),
  /** The number of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
  histogram: Type.Array(Type.Integer()),
  fit: Type.Object({ small: Type.Integer(), true: Type.Integer(), large: Type.Integer() }),
})
export type ReviewSummary = Static<typeof ReviewSummary>

/** Everything that a product page shows. Prices in minor units. */
export const Product = Type.Object({
  id: Id,
  /** Stands in the address of its page. */
  address: Id,
  name: Type.String(),
  subtitle: Type.String(),
  description: Type.String(),
  fabric: Type.String(),
  care: Type.String(),
  opening: Type.String(),
  included: Type.String(),
  occasion: Type.String(),
  /** What search engines show; empty if nobody has written it. */
  searchTitle: Type.String(),
  searchDescription: Type.String(),
  type: Type.Object({ id: Id, address: Id, title: Type.String() }),
  price: Amount,
  compareAt: Nullable(Amount),
  otherPrices: OtherPrices,
  madeToOrder: Type.Boolean(),
  /** The working days of production, for made-to-order products and for any product made to measure. */
  leadDays: Nullable(Type.Integer()),
  customSize: Type.Boolean(),
  customLeadDays: Type.Integer(),
  limitedTo: Nullable(Type.Integer()),
  /** Set where shoppers wait before they can add it; `opensAt` is null once the queue is open. */
  queue: Nullable(Type.Object({ opensAt: Nullable(Instant) })),
  collections: Type.Array(Type.String()),
  model: Nullable(Type.Object({ heightCm: Type.Integer(), sizeWorn: Type.Integer() })),
  /** The measurements of the finished garment by size, in quarter inches. */
  garment: Type.Array(
    Type.Object({
      size: Type.Integer(),
      length: Type.Integer(),
      chest: Type.Integer(),
      shoulder: Type.Integer(),
      sleeve: Type.Integer(),
    }),
  ),
  items: Type.Array(ProductItem),
  reviews: ReviewSummary,
  firstReviews: Type.Array(Review),
  completeTheLook: Type.Array(ProductCard),
  alsoLike: Type.Array(ProductCard),
  /**
   * The arrival in the capital of the shop's country if ordered now. Pages are cached, so the
   * browser asks for it again.
   */
  arrival: Type.Object({ ready: Nullable(Arrival), custom: Arrival }),
})
export type Product = Static<typeof Product>

/** The names `_id` and `title` are those of the specification, which old clients read. */
const Listed = Type.Object({ _id: Id, title: Type.String(), description: Type.String() })

/**
 * Calls on the catalogue: public reads that caches may share, and the alert for a sold-out size.
 */
export const catalogApi = {
  listTypes: post('type/list', {
    access: 'anyone',
    summary: 'The product types.',
    body: InLanguage,
    result: Type.Array(Listed),
  }),
  listCategories: post('category/list', {
    access: 'anyone',
    summary: 'The categories.',
    body: InLanguage,
    result: Type.Array(Listed),
    resultName: 'category_data',
  }),
  listProducts: get('product/list-products', {
    access: 'anyone',
    summary: 'A page of a collection, type, category or search, with filters, counts and sort.',
    query: ListQuery,
    result: ProductList,
    errors: ['not_found'],
    cacheSeconds: 60,
  }),
  listCards: get('product/list-cards', {
    access: 'anyone',
    summary: 'The cards of the given products, in that order; unknown products are left out.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      ids: Type.String({ maxLength: 1000, pattern: '^[a-z0-9_,-]+$' }),
    }),
    result: Type.Array(ProductCard),
    cacheSeconds: 60,
  }),
  getProduct: get('product/get-product', {
    access: 'anyone',
    summary: 'Everything that the product page shows.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      id: Id,
      by: Type.Optional(By),
      /** A key of staff, which opens the page before the product is published. */
      preview: Type.Optional(Token),
    }),
    result: Product,
    errors: ['product_not_found', 'product_retired'],
    cacheSeconds: 60,
  }),
  listReviews: get('product/list-reviews', {
    access: 'anyone',
    summary: 'Reviews of a product, newest first.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      id: Id,
      with_photos: Type.Optional(Type.Boolean()),
      rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    result: Type.Object({
      reviews: Type.Array(Review),
      total: Type.Integer(),
      pages: Type.Integer(),
    }),
    errors: ['product_not_found'],
    cacheSeconds: 60,
  }),
  suggest: get('search/suggest', {
    access: 'anyone',
    summary: 'The suggestions of the search field while typing.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      q: Type.String({ minLength: 1, maxLength: maxSearch }),
      price_currency: PriceCurrency,
    }),
    result: Type.Object({
      products: Type.Array(ProductCard),
      total: Type.Integer(),
      /** Types, collections and categories whose name matches the words. */
      places: Type.Array(Type.Object({ title: Type.String(), path: Type.String() })),
      /** As in a list of products. */
      understoodAs: Nullable(Type.String()),
      nearestOnly: Type.Boolean(),
    }),
    cacheSeconds: 60,
  }),
  notifyWhenBack: post('product/notify-when-back', {
    access: 'anyone',
    summary:
      'Asks for one email, or one text message where the shop sends them, when a sold-out size is available again. Takes an email or a phone, not both.',
    perMinute: 10,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      sku: Type.String({ minLength: 1, maxLength: 80 }),
      email: Type.Optional(EmailText),
      phone: Type.Optional(Type.String({ minLength: 1, maxLength: maxPhone })),
    }),
    result: Type.Object({}),
    errors: ['product_not_found', 'invalid_input', 'phone_refused', 'too_many_alerts'],
  }),
}
