import { expect, test } from 'vitest'
import { checkBudgets, measureBudgets, type Build } from './check-budgets.ts'

const manifest = {
  'entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  'features/product/product-page.tsx': {
    file: 'assets/product.js',
    imports: ['_react.js', '_price.js'],
  },
  'features/cart/cart-page.tsx': { file: 'assets/cart.js' },
  '_react.js': { file: 'assets/react.js' },
  '_price.js': { file: 'assets/price.js', imports: ['_react.js'] },
}
const sheet =
  'a{src:url(/assets/marcellus-latin-400-normal-Ab1.woff2)}b{src:url("/assets/almarai-arabic-400-Cd2.woff2")}'

test('the script of a product page is the entry, its chunk and their imports, each counted once', () => {
  expect(measureBudgets(build())[0]?.size).toBe(1 + 2 + 8 + 16)
})

test('a page above its budget is reported with its size', () => {
  const findings = checkBudgets(build({ 'assets/price.js': 120_500 }))
  expect(findings.map(({ message }) => message)).toEqual([
    'script of a product page: 131.5 KB, at most 111; load less, or load it later',
  ])
})

test('a font counts for its language, and only if a style sheet uses it', () => {
  const [, , english, arabic] = measureBudgets(build())
  expect([english?.size, arabic?.size]).toEqual([15, 32])
})

test('a build without the page is reported', () => {
  const { 'features/product/product-page.tsx': _, ...rest } = manifest
  const findings = checkBudgets({ ...build(), manifest: rest })
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('found none')])
})

function build(others: Record<string, number> = {}): Build {
  const sizes = {
    'assets/entry.js': 1_000,
    'assets/product.js': 2_000,
    'assets/cart.js': 4_000,
    'assets/react.js': 8_000,
    'assets/price.js': 16_000,
    'assets/base.css': 5_000,
    'assets/marcellus-latin-400-normal-Ab1.woff2': 15_000,
    'assets/almarai-arabic-400-Cd2.woff2': 32_000,
    'assets/almarai-arabic-700-Ef3.woff2': 33_000,
    ...others,
  }
  const files = Object.entries(sizes).map(([name, bytes]) => ({ name, bytes, text: sheet }))
  return { manifest, files }
}
