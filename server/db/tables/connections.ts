import type { ConnectionName } from '@rimal/contract/staff/connections'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const connections = pgTable('connections', {
  name: text('name').$type<ConnectionName>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  rank: integer('rank').notNull().default(0),
  fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
  revision: integer('revision').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

export const connectionSecrets = pgTable(
  'connection_secrets',
  {
    connection: text('connection').$type<ConnectionName>().notNull(),
    field: text('field').notNull(),
    sealed: text('sealed').notNull(),
    ending: text('ending'),
    setBy: uuid('set_by'),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  ({ connection, field }) => [primaryKey({ columns: [connection, field] })],
)
