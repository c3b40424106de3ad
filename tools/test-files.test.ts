import { expect, test } from 'vitest'
import { listFastTests } from './test-files.ts'

test('a test is fast that reaches no database and starts no process', () => {
  const sources = {
    'contract/money.test.ts': `import { add } from './money.ts'`,
    'server/test/database.ts': `import { spawn } from 'node:child_process'`,
    'server/test/test-shop.ts': `import { databaseUrl } from './database.ts'`,
    'server/cart.test.ts': `import { testShop } from './test/test-shop.ts'`,
    'server/fixtures.ts': `import type { testShop } from './test/test-shop.ts'`,
    'server/total.test.ts': `import { total } from './fixtures.ts'`,
    'server/start.test.ts': `import { spawn } from 'node:child_process'`,
    'server/kill.test.ts': `import { childShop } from './test/child-shop.ts'`,
  }
  const files = Object.entries(sources).map(([file, text]) => ({ file, text }))
  expect(listFastTests(files)).toEqual(['contract/money.test.ts', 'server/total.test.ts'])
})
