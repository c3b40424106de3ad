import type { PromotionKind } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const promotions = pgTable('promotions', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').unique(),
  title: jsonb('title').$type<Text>().notNull(),
  kind: text('kind').$type<PromotionKind>().notNull(),
  percent: integer('percent'),
  amount: integer('amount'),
  buy: integer('buy'),
  get: integer('get'),
  products: text('products').array().notNull().default([]),
  types: text('types').array().notNull().default([]),
  categories: text('categories').array().notNull().default([]),
  customerGroup: text('customer_group'),
  isWelcome: boolean('is_welcome').notNull().default(false),
  firstOrderOnly: boolean('first_order_only').notNull().default(false),
  startsAt: time('starts_at'),
  endsAt: time('ends_at'),
  minimum: integer('minimum').notNull().default(0),
  usageLimit: integer('usage_limit'),
  limitEach: integer('limit_each'),
  budget: integer('budget'),
  combines: boolean('combines').notNull().default(false),
  active: boolean('active').notNull().default(true),
  used: integer('used').notNull().default(0),
  spent: bigint('spent', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const discountContacts = pgTable(
  'discount_contacts',
  {
    promotionId: uuid('promotion_id').notNull(),
    contact: text('contact').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.contact] })],
)

export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: uuid('order_id').notNull(),
    promotionId: uuid('promotion_id').notNull(),
    position: integer('position').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    amount: integer('amount').notNull(),
    contacts: text('contacts').array().notNull(),
    state: text('state').$type<'reserved' | 'consumed' | 'released'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.promotionId] })],
)
