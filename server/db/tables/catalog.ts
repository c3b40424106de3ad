import type { VideoFormat } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import type { ProductState } from '@rimal/contract/staff/product-states'
import type { RedirectKind } from '@rimal/contract/staff/redirect-targets'
import type { Block } from '@rimal/contract/shop'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const textColumn = (name: string) => jsonb(name).$type<Text>().notNull()
/** A text that is empty until somebody writes it. */
const writtenText = (name: string) => textColumn(name).default({ en: '', ar: '' })
/** The expression of a column that the database computes stands in the migration. */
const computed = sql`true`
const time = (name: string) => timestamp(name, { withTimezone: true })

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** A video of a picture: its file, named as in `pictures.file`, and the bytes of it. */
export type StoredVideo = { format: VideoFormat; file: string; bytes: number }

export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  file: text('file').notNull(),
  version: text('version').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  color: text('color').notNull(),
  placeholder: text('placeholder'),
  focusX: real('focus_x').notNull().default(0.5),
  focusY: real('focus_y').notNull().default(0.5),
  alt: textColumn('alt'),
  derivedAt: time('derived_at'),
  deriveFailedAt: time('derive_failed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  uploadedBy: uuid('uploaded_by'),
  unusedSince: time('unused_since'),
  ofCustomer: boolean('of_customer').notNull().default(false),
  videos: jsonb('videos').$type<StoredVideo[]>().notNull().default([]),
})

/** The columns of a picture that every page needs to show it. */
export const pictureColumns = {
  id: pictures.id,
  version: pictures.version,
  width: pictures.width,
  height: pictures.height,
  color: pictures.color,
  placeholder: pictures.placeholder,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
  alt: pictures.alt,
}

export const productTypes = pgTable('product_types', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: textColumn('title'),
  description: textColumn('description'),
  ownAddress: text('own_address'),
  address: text('address').notNull().generatedAlwaysAs(computed),
  searchTitle: writtenText('search_title'),
  searchDescription: writtenText('search_description'),
  pictureId: text('picture_id'),
})

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: textColumn('title'),
  description: textColumn('description'),
  ownAddress: text('own_address'),
  address: text('address').notNull().generatedAlwaysAs(computed),
  searchTitle: writtenText('search_title'),
  searchDescription: writtenText('search_description'),
})

export const collections = pgTable('collections', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: textColumn('title'),
  description: textColumn('description'),
  ownAddress: text('own_address'),
  address: text('address').notNull().generatedAlwaysAs(computed),
  searchTitle: writtenText('search_title'),
  searchDescription: writtenText('search_description'),
  pictureId: text('picture_id'),
})

export const facetValues = pgTable(
  'facet_values',
  {
    facet: text('facet').$type<'color' | 'fabric' | 'opening' | 'occasion'>().notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    title: textColumn('title'),
    colorCode: text('color_code'),
  },
  (table) => [primaryKey({ columns: [table.facet, table.id] })],
)

/** Quarter inches of the finished garment in one size. */
export type GarmentSize = {
  size: number
  length: number
  chest: number
  shoulder: number
  sleeve: number
}
export type ModelFacts = { heightCm: number; sizeWorn: number }

export const products = pgTable('products', {
  id: text('id').primaryKey(),
  typeId: text('type_id').notNull(),
  categories: text('categories').array().notNull(),
  collections: text('collections').array().notNull(),
  name: textColumn('name'),
  subtitle: textColumn('subtitle'),
  title: textColumn('title'),
  shortDescription: textColumn('short_description'),
  description: textColumn('description'),
  fabric: textColumn('fabric'),
  care: textColumn('care'),
  opening: textColumn('opening'),
  included: textColumn('included'),
  occasion: textColumn('occasion'),
  fabricKind: text('fabric_kind').notNull(),
  openingKind: text('opening_kind').notNull(),
  occasions: text('occasions').array().notNull(),
  keywords: jsonb('keywords').$type<{ en: string[]; ar: string[] }>().notNull(),
  price: integer('price').notNull(),
  compareAt: integer('compare_at'),
  madeToOrder: boolean('made_to_order').notNull().default(false),
  leadDays: integer('lead_days'),
  customSize: boolean('custom_size').notNull().default(true),
  limitedTo: integer('limited_to'),
  model: jsonb('model').$type<ModelFacts>(),
  weight: integer('weight'),
  garment: jsonb('garment').$type<GarmentSize[]>().notNull(),
  completeTheLook: text('complete_the_look').array().notNull(),
  releasedOn: date('released_on').notNull(),
  sold: integer('sold').notNull().default(0),
  published: boolean('published').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  revision: integer('revision').notNull().default(1),
  savedBy: uuid('saved_by'),
  publishAt: time('publish_at'),
  publishedAt: time('published_at').defaultNow(),
  archivedAt: time('archived_at'),
  queued: boolean('queued').notNull().default(false),
  queueOpensAt: time('queue_opens_at'),
  state: text('state').$type<ProductState>().notNull().generatedAlwaysAs(computed),
  isUntranslated: boolean('is_untranslated').notNull().generatedAlwaysAs(computed),
  ownAddress: text('own_address'),
  address: text('address').notNull().generatedAlwaysAs(computed),
  search: text('search').notNull().generatedAlwaysAs(computed),
})

export const productItems = pgTable('product_items', {
  id: text('id').primaryKey(),
  productId: text('product_id').notNull(),
  position: integer('position').notNull(),
  name: textColumn('name'),
  colorCode: text('color_code').notNull(),
  colorFamily: text('color_family').notNull(),
  withdrawn: boolean('withdrawn').notNull().default(false),
})

export const itemPictures = pgTable(
  'item_pictures',
  {
    itemId: text('item_id').notNull(),
    pictureId: text('picture_id').notNull(),
    view: text('view').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.pictureId] })],
)

export const variants = pgTable('variants', {
  sku: text('sku').primaryKey(),
  itemId: text('item_id').notNull(),
  size: integer('size').notNull(),
  stock: integer('stock').notNull(),
  reserved: integer('reserved').notNull().default(0),
  available: integer('available')
    .notNull()
    .generatedAlwaysAs(sql`stock - reserved`),
  weight: integer('weight'),
  withdrawn: boolean('withdrawn').notNull().default(false),
  barcode: text('barcode'),
})

export const productPrices = pgTable(
  'product_prices',
  {
    productId: text('product_id').notNull(),
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
    compareAt: integer('compare_at'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.currency] })],
)

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  productId: text('product_id').notNull(),
  itemId: text('item_id'),
  name: text('name').notNull(),
  city: text('city').notNull().default(''),
  rating: integer('rating').notNull(),
  fit: text('fit').$type<'small' | 'true' | 'large'>().notNull(),
  body: text('body').notNull(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  writtenOn: date('written_on').notNull(),
  size: integer('size'),
  heightCm: integer('height_cm'),
  madeToMeasure: boolean('made_to_measure').notNull().default(false),
  pictures: text('pictures').array().notNull(),
  published: boolean('published').notNull().default(false),
  orderLineId: uuid('order_line_id').unique(),
  customerId: uuid('customer_id'),
  sentAt: time('sent_at'),
  revision: integer('revision').notNull().default(1),
  refusedFor: text('refused_for'),
  answer: text('answer'),
})

/** A section as stored: each language has its own blocks, because a page is written separately in each language. */
export type StoredSection = { heading: Text | null; body: { en: Block[]; ar: Block[] } }

export const contentPages = pgTable('content_pages', {
  slug: text('slug').primaryKey(),
  title: textColumn('title'),
  description: textColumn('description'),
  sections: jsonb('sections').$type<StoredSection[]>().notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  revision: integer('revision').notNull().default(1),
  savedBy: uuid('saved_by'),
})

export const contentVersions = pgTable(
  'content_versions',
  {
    slug: text('slug').notNull(),
    revision: integer('revision').notNull(),
    title: textColumn('title'),
    description: textColumn('description'),
    sections: jsonb('sections').$type<StoredSection[]>().notNull(),
    savedBy: uuid('saved_by'),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.revision] })],
)

export const dictionaryWords = pgTable(
  'dictionary_words',
  {
    language: text('language').$type<'en' | 'arb'>().notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<string | Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
)

/**
 * What changed beside products: the rules of the search, the order of a collection, size charts, or what every page
 * shows, such as menus and banners.
 */
export type CatalogPart = 'search' | 'order' | 'size_charts' | 'shop'

export const earlierAddresses = pgTable(
  'earlier_addresses',
  {
    space: text('space').$type<'product' | 'list' | 'category'>().notNull(),
    address: text('address').notNull(),
    subjectId: text('subject_id').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.space, table.address] })],
)

export const redirects = pgTable('redirects', {
  path: text('path').primaryKey(),
  targetKind: text('target_kind').$type<RedirectKind>().notNull(),
  target: text('target').notNull(),
  addedBy: uuid('added_by'),
  addedAt: time('added_at').notNull(),
})

export const catalogChanges = pgTable('catalog_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: text('product_id'),
  changedAt: time('changed_at').notNull().defaultNow(),
  part: text('part').$type<CatalogPart>(),
})
