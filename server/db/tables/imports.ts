import type {
  ImportFailure,
  ImportOutcome,
  ImportState,
  RowErrorCode,
  RowWarningCode,
} from '@rimal/contract/staff/import-kinds'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** A cell of an import that cannot be used. */
export type CellError = { column: string; value: string; code: RowErrorCode; hint: string }
/** A cell of an import that is strange and can be used. */
export type CellWarning = { column: string; value: string; code: RowWarningCode }
/** A cell of an import that differs from the catalogue. */
export type CellChange = { column: string; from: string; to: string }

export const catalogImports = pgTable('catalog_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  fileName: text('file_name').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: time('uploaded_at').notNull(),
  state: text('state').$type<ImportState>().notNull().default('checking'),
  tries: integer('tries').notNull().default(0),
  checkedAt: time('checked_at'),
  seconds: integer('seconds'),
  appliedBy: uuid('applied_by'),
  endedAt: time('ended_at'),
  failure: jsonb('failure').$type<{ code: ImportFailure; value: string }>(),
  rows: integer('rows').notNull().default(0),
  created: integer('created').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  wrong: integer('wrong').notNull().default(0),
  applied: integer('applied').notNull().default(0),
})

export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    raw: jsonb('raw').$type<Record<string, string>>().notNull(),
    productId: text('product_id'),
    sku: text('sku'),
    revision: integer('revision'),
    outcome: text('outcome').$type<ImportOutcome>(),
    changes: jsonb('changes').$type<CellChange[]>().notNull().default([]),
    errors: jsonb('errors').$type<CellError[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<CellWarning[]>().notNull().default([]),
    appliedAt: time('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
