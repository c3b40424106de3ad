import type { CheckoutDraft } from '@rimal/contract/checkout'
import { boolean, inet, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const carts = pgTable('carts', {
  id: uuid('id').primaryKey().defaultRandom(),
  guestId: text('guest_id').unique(),
  customerId: uuid('customer_id').unique(),
  discountCode: text('discount_code'),
  refusedPromotions: uuid('refused_promotions').array().notNull().default([]),
  draft: jsonb('draft').$type<CheckoutDraft>().notNull().default({}),
  currency: text('currency'),
  ipAddress: inet('ip_address'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

export const customSizes = pgTable('custom_sizes', {
  id: uuid('id').primaryKey().defaultRandom(),
  guestId: text('guest_id'),
  customerId: uuid('customer_id'),
  unit: text('unit').$type<'in' | 'cm'>().notNull(),
  measurements: jsonb('measurements').$type<Record<string, number>>().notNull(),
  profileId: uuid('profile_id'),
  source: text('source').$type<'customer' | 'staff'>().notNull().default('customer'),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const measurementProfiles = pgTable('measurement_profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: uuid('customer_id').notNull(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
})

export const cartLines = pgTable('cart_lines', {
  id: uuid('id').primaryKey().defaultRandom(),
  cartId: uuid('cart_id').notNull(),
  itemId: text('item_id').notNull(),
  sku: text('sku'),
  customSizeId: uuid('custom_size_id'),
  remarks: text('remarks').notNull().default(''),
  quantity: integer('quantity').notNull(),
  seenPrice: integer('seen_price').notNull(),
  lowered: boolean('lowered').notNull().default(false),
  removedAt: time('removed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const stockAlerts = pgTable('stock_alerts', {
  id: uuid('id').primaryKey().defaultRandom(),
  sku: text('sku').notNull(),
  /** One of the two is null. */
  email: text('email'),
  phone: text('phone'),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  sentAt: time('sent_at'),
})
