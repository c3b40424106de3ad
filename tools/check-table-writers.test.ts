import { expect, test } from 'vitest'
import { checkTableWriters } from './check-table-writers.ts'

const tables = `
  export const carts = pgTable('carts', {})
  export const orders = pgTable('orders', {})
  export const strange = pgTable('strange', {})`
const imports = `import { carts, orders as stored, strange } from '../../db/tables/carts.ts'\n`
const ofTables = 'tools/table-owners.ts'

/** Returns the findings about a file, without those about exceptions that nothing needs here. */
function check(file: string, text: string) {
  const sources = [
    { file: 'server/db/tables/carts.ts', text: tables },
    { file, text: imports + text },
  ]
  return checkTableWriters(sources).filter((finding) => finding.file !== ofTables)
}

test.each([
  ['visits', 'tx.insert(carts).values({})', 'which cart writes'],
  ['visits', 'tx.update(stored).set({})', 'which orders writes'],
  ['visits', 'tx.delete(carts)', 'which cart writes'],
  ['visits', 'sql`insert into carts (id) select 1`', 'which cart writes'],
  ['visits', 'sql`with a as (update orders o set id = 1) select`', 'which orders writes'],
  ['visits', 'sql`delete from carts where ${isOld}`', 'which cart writes'],
  ['visits', 'transition(tx, { rows: stored }, {})', 'which orders writes'],
  ['visits', 'tx.insert(strange)', 'does not know strange'],
])('%s may not write: %s', (room, text, message) => {
  const file = `server/features/${room}/write.sql.ts`
  expect(check(file, text)).toEqual([{ file, line: 2, message: expect.stringContaining(message) }])
})

test.each([
  ['server/features/cart/write.sql.ts', 'tx.insert(carts)'],
  ['server/features/orders/write.sql.ts', 'sql`update carts set id = 1`'],
  ['server/features/visits/read.sql.ts', 'sql`select from carts for no key update of carts`'],
  ['server/features/visits/read.sql.ts', 'tx.select().from(carts)'],
  ['server/features/visits/visits.test.ts', 'tx.insert(carts)'],
  ['server/test/fixtures.ts', 'tx.insert(carts)'],
  ['server/features/account/delete-account.sql.ts', 'tx.delete(carts)'],
])('%s may write: %s', (file, text) => {
  expect(check(file, text)).toEqual([])
})

test('an exception that nothing needs is named', () => {
  expect(checkTableWriters([])).toContainEqual({
    file: ofTables,
    line: 1,
    message: expect.stringContaining('orders → carts'),
  })
})
