import { expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'
import type { Source } from './source.ts'

const contract: Record<string, string> = {
  'contract/money.ts': `export const free = 0`,
  'contract/cart.ts': `import Type from 'typebox'\nexport const Cart = Type.Object({})`,
  'contract/api.ts': `import { Cart } from './cart.ts'\nexport const api = { Cart }`,
  'contract/labels.ts': `import type { Cart } from './cart.ts'\nexport const label = 'Cart'`,
}

test.each([
  ['contract/money.ts', `import { createHash } from 'node:crypto'`, 'does no I/O'],
  ['contract/money.ts', `import { app } from '../server/app.ts'`, 'may not import server/app.ts'],
  [
    'server/app.ts',
    `import { Page } from '../storefront/ui/page.tsx'`,
    'may not import storefront',
  ],
  ['server/app.ts', `import { free } from '../contract/money.ts'`, '@rimal/contract/money'],
  ['storefront/ui/price.tsx', `import { db } from '../../server/db/connect.ts'`, 'may not import'],
  ['storefront/ui/price.tsx', `import { Grid } from '../../admin/ui/grid.tsx'`, 'may not import'],
  ['e2e/buy.e2e.ts', `import { app } from '../server/app.ts'`, 'may not import server/app.ts'],
  ['bench/page.ts', `const app = await import('../server/app.ts')`, 'may not import server/app.ts'],
  ['server/features/cart/add.ts', `import '../catalog/catalog.sql.ts'`, 'call a verb'],
  ['server/db/seed.ts', `import { list } from '../features/cart/cart.sql.ts'`, 'call a verb'],
  [
    'server/features/cart/add.ts',
    `import { r } from '../catalog/catalog.routes.ts'`,
    'only app.ts',
  ],
  ['server/features/cart/add.ts', `import { r } from './cart.routes.ts'`, 'server routes'],
  ['server/features/cart/cart.sql.ts', `import { add } from './add.ts'`, 'server verbs'],
  ['server/http/errors.ts', `import { add } from '../features/cart/add.ts'`, 'server verbs'],
  ['server/jobs/run-jobs.ts', `import { add } from '../features/cart/add.ts'`, 'server verbs'],
  ['server/features/cart/add.ts', `import { shop } from '../../test/test-shop.ts'`, 'server test'],
  [
    'storefront/ui/button.tsx',
    `import { CartLines } from '../features/cart/cart-lines.tsx'`,
    'web features',
  ],
  ['storefront/ui/button.tsx', `export { Price } from './price.tsx'`, 'passes on'],
  ['contract/all.ts', `export * from './money.ts'`, 'passes on'],
  ['storefront/ui/button.tsx', `import { Header } from '../shell/header.tsx'`, 'web shell'],
  [
    'storefront/features/cart/cart-lines.tsx',
    `import type { H } from '../../shell/header.tsx'`,
    'web shell',
  ],
  ['storefront/shell/header.tsx', `import { P } from '../features/cart/cart-page.tsx'`, 'private'],
  ['storefront/ui/price.tsx', `import Type from 'typebox'`, 'schemas stay on the server'],
  ['storefront/ui/price.tsx', `import { Cart } from '@rimal/contract/cart'`, 'brings TypeBox'],
  ['storefront/ui/price.tsx', `import { type Cart } from '@rimal/contract/cart'`, 'brings TypeBox'],
  ['storefront/ui/price.tsx', `import { api } from '@rimal/contract/api'`, 'brings TypeBox'],
  ['storefront/ui/price.test.tsx', `import { app } from '../../server/app.ts'`, 'may not import'],
])('%s: %s is refused', (file, text, message) => {
  const findings = checkBoundaries(project({ [file]: `\n${text}` }))
  expect(findings).toEqual([{ file, line: 2, message: expect.stringContaining(message) }])
})

test.each([
  ['contract/cart.ts', `import Type from 'typebox'`],
  ['server/app.ts', `import { cartRoutes } from './features/cart/cart.routes.ts'`],
  ['server/features/cart/cart.routes.ts', `import { add } from './add.ts'\nimport './cart.sql.ts'`],
  ['server/features/cart/add.ts', `import { find } from '../catalog/find-product.ts'`],
  ['server/features/cart/add.ts', `import { Cart } from '@rimal/contract/cart'`],
  ['storefront/worker/vite.config.ts', `import { api } from '@rimal/contract/api'`],
  ['server/features/cart/cart.sql.ts', `import type { Line } from './add.ts'`],
  ['server/jobs/schedule.ts', `import { expire } from '../features/orders/expire.ts'`],
  ['server/features/cart/cart.test.ts', `import { list } from '../orders/orders.sql.ts'`],
  ['server/features/cart/cart.test.ts', `import { testShop } from '../../test/test-shop.ts'`],
  ['contract/client.test.ts', `import { testShop } from '../server/test/test-shop.ts'`],
  ['storefront/routes.ts', `const page = () => import('./features/cart/cart-page.tsx')`],
  ['storefront/features/cart/cart-lines.tsx', `import type { Cart } from '@rimal/contract/cart'`],
  ['storefront/features/cart/cart-lines.tsx', `import { free } from '@rimal/contract/money'`],
  ['storefront/features/cart/cart-lines.tsx', `import { label } from '@rimal/contract/labels'`],
  ['storefront/features/cart/cart-lines.tsx', `import { Price } from '../../ui/price.tsx'`],
  ['storefront/ui/price.tsx', `// import { Header } from '../shell/header.tsx'`],
  ['e2e/buy.e2e.ts', `import { findChromium } from './ensure-chromium.ts'`],
])('%s: %s is allowed', (file, text) => {
  expect(checkBoundaries(project({ [file]: text }))).toEqual([])
})

test.each([
  ['server/features/cart/add.ts', `import { place } from '../orders/place.ts'`, 'stands above it'],
  [
    'server/features/cart/add.ts',
    `import type { Order } from '../orders/order.ts'`,
    'stands above',
  ],
  ['server/features/garden/grow.ts', `import { list } from '../catalog/list.ts'`, 'does not know'],
])('%s: %s is refused by the rooms', (file, text, message) => {
  const findings = checkBoundaries(project({ [file]: text }))
  expect(findings).toEqual([{ file, line: 1, message: expect.stringContaining(message) }])
})

test('a test may import any room', () => {
  const findings = checkBoundaries(
    project({
      'server/features/cart/price.ts': `export const price = 1`,
      'server/features/cart/price.test.ts': `import { place } from '../orders/place.ts'`,
      'server/features/orders/place.ts': `import { price } from '../cart/price.ts'`,
    }),
  )
  expect(findings).toEqual([])
})

test('a file that does not parse is named with its line', () => {
  expect(() => checkBoundaries(project({ 'server/app.ts': `\nconst = 1` }))).toThrow(
    'server/app.ts:2: does not parse',
  )
})

function project(files: Record<string, string>): Source[] {
  return Object.entries({ ...contract, ...files }).map(([file, text]) => ({ file, text }))
}
