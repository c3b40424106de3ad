import type { Text } from '@rimal/contract/language'
import type { ChartColumn, ChartRow } from '@rimal/contract/staff/size-chart-kinds'
import type { SynonymKind } from '@rimal/contract/staff/search-kinds'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const saved = {
  revision: integer('revision').notNull().default(1),
  savedBy: uuid('saved_by'),
  savedAt: time('saved_at').notNull(),
}

export const searchSynonyms = pgTable('search_synonyms', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<SynonymKind>().notNull(),
  words: text('words').array().notNull(),
  finds: text('finds').array().notNull(),
  ...saved,
  createdAt: time('created_at').notNull(),
})

export const pinnedResults = pgTable('pinned_results', {
  id: uuid('id').primaryKey().defaultRandom(),
  phrases: text('phrases').array().notNull(),
  products: text('products').array().notNull(),
  ...saved,
  createdAt: time('created_at').notNull(),
})

export const collectionOrders = pgTable('collection_orders', {
  collectionId: text('collection_id').primaryKey(),
  byHand: boolean('by_hand').notNull(),
  products: text('products').array().notNull(),
  ...saved,
})

export const sizeCharts = pgTable('size_charts', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: jsonb('name').$type<Text>().notNull(),
  columns: jsonb('columns').$type<ChartColumn[]>().notNull(),
  rows: jsonb('rows').$type<ChartRow[]>().notNull(),
  ...saved,
  createdAt: time('created_at').notNull(),
})

export const sizeChartTypes = pgTable('size_chart_types', {
  typeId: text('type_id').primaryKey(),
  chartId: uuid('chart_id').notNull(),
})

export const sizeChartProducts = pgTable('size_chart_products', {
  productId: text('product_id').primaryKey(),
  chartId: uuid('chart_id').notNull(),
})
