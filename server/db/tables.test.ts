import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testShop } from '../test/test-shop.ts'
import * as banners from './tables/banners.ts'
import * as callCounts from './tables/call-counts.ts'
import * as carts from './tables/carts.ts'
import * as catalog from './tables/catalog.ts'
import * as catalogRules from './tables/catalog-rules.ts'
import * as connections from './tables/connections.ts'
import * as contentDrafts from './tables/content-drafts.ts'
import * as credit from './tables/credit.ts'
import * as customers from './tables/customers.ts'
import * as imports from './tables/imports.ts'
import * as invoices from './tables/invoices.ts'
import * as production from './tables/production.ts'
import * as messages from './tables/messages.ts'
import * as notificationTables from './tables/notifications.ts'
import * as promotions from './tables/promotions.ts'
import * as orderNotesAndPrints from './tables/order-notes-and-prints.ts'
import * as orders from './tables/orders.ts'
import * as payments from './tables/payments.ts'
import * as queue from './tables/queue.ts'
import * as refunds from './tables/refunds.ts'
import * as returns from './tables/returns.ts'
import * as reviews from './tables/reviews.ts'
import * as staff from './tables/staff.ts'
import * as stock from './tables/stock.ts'
import * as visits from './tables/visits.ts'
import * as wishlistItems from './tables/wishlist.ts'

const exported: unknown[] = [
  ...Object.values(banners),
  ...Object.values(callCounts),
  ...Object.values(carts),
  ...Object.values(catalog),
  ...Object.values(catalogRules),
  ...Object.values(connections),
  ...Object.values(contentDrafts),
  ...Object.values(credit),
  ...Object.values(customers),
  ...Object.values(imports),
  ...Object.values(invoices),
  ...Object.values(production),
  ...Object.values(messages),
  ...Object.values(notificationTables),
  ...Object.values(promotions),
  ...Object.values(orderNotesAndPrints),
  ...Object.values(orders),
  ...Object.values(payments),
  ...Object.values(queue),
  ...Object.values(refunds),
  ...Object.values(returns),
  ...Object.values(reviews),
  ...Object.values(staff),
  ...Object.values(stock),
  ...Object.values(visits),
  ...Object.values(wishlistItems),
]
const tables = exported.filter((value): value is PgTable => is(value, PgTable))

test('the tables that queries are typed with are the tables that migrations make', async () => {
  await using shop = await testShop()
  const { rows } = await shop.deps.pool.query(
    `select table_name, column_name, is_nullable, udt_name from information_schema.columns
     where table_schema = 'public' and table_name <> 'migrations'`,
  )
  const made = rows.map(
    (row) =>
      `${row.table_name}.${row.column_name} ${row.udt_name} ${row.is_nullable === 'NO' ? 'not null' : 'null'}`,
  )
  const typed = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map(
      (column) =>
        `${name}.${column.name} ${udtOf(column.getSQLType())} ${column.notNull ? 'not null' : 'null'}`,
    )
  })
  expect(typed.toSorted()).toEqual(made.toSorted())
})

function udtOf(type: string): string {
  const names: Record<string, string> = {
    integer: 'int4',
    bigint: 'int8',
    boolean: 'bool',
    real: 'float4',
    'timestamp with time zone': 'timestamptz',
    'text[]': '_text',
    'uuid[]': '_uuid',
  }
  return names[type] ?? type
}
