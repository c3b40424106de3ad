import { expect, test } from 'vitest'
import { checkDocuments } from './check-documents.ts'

const there = new Set(['server/app.ts', 'server/features/cart/cart.sql.ts', 'server/http/'])

test.each([
  ['README.md', 'see `server/app.ts`', 0],
  ['README.md', 'see `server/gone.ts`', 1],
  ['README.md', 'see `server/http/` and `server/gone/`', 1],
  ['server/features/cart/README.md', 'see `cart.sql.ts`', 0],
  ['server/features/cart/README.md', 'see `gone.sql.ts`', 1],
  ['README.md', 'read [this](server/app.ts) and [that](server/gone.ts)', 1],
  ['README.md', '```\nserver/http/  the edge\nserver/app.ts\ngone/  nothing\n```', 1],
  ['README.md', 'a call `/api/x`, a pattern `features/<noun>/x.ts`, a word `access`', 0],
])('%s: %s', (file, text, count) => {
  expect(checkDocuments([{ file, text }], (path) => there.has(path))).toHaveLength(count)
})
