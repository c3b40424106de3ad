import { expect, test } from 'vitest'
import { catalogColumns } from '../columns/catalog-columns.ts'
import { type CatalogProduct, newProduct } from '../products/catalog-product.ts'
import { planProduct } from './plan-product.ts'

const known = {
  types: new Set(['everyday']),
  categories: new Set(['open', 'closed']),
  collections: new Set<string>(),
  colors: new Set(['black']),
  fabrics: new Set(['crepe']),
  openings: new Set<string>(),
  occasions: new Set<string>(),
}
const columns = catalogColumns({ own: 'AED', others: ['KWD'], known })
const planning = {
  columns: new Map(columns.map((column) => [column.name, column])),
  known,
  own: 'AED',
  role: 'owner' as const,
}

const layla: CatalogProduct = {
  ...newProduct('layla'),
  revision: 3,
  state: 'published',
  typeId: 'everyday',
  name: { en: 'Layla', ar: 'ليلى' },
  care: { en: 'Wash cold.', ar: 'غسيل بارد.' },
  price: 500_00,
  compareAt: 600_00,
  categories: ['open'],
  otherPrices: [{ currency: 'KWD', price: 41_000, compareAt: null }],
  items: [
    {
      id: 'layla-black',
      name: { en: 'Black', ar: 'أسود' },
      colorCode: '#1A1A1A',
      colorFamily: 'black',
      pictures: [{ id: 'layla-front', view: 'front' }],
      sizes: [
        { size: 54, sku: 'LAYLA-54', barcode: '96385074', stock: 5, reserved: 2 },
        { size: 56, sku: 'LAYLA-56', barcode: null, stock: 0, reserved: 0 },
      ],
    },
  ],
}

type Row = Record<string, string>

/** Plans rows of a product whose SKUs are known where the product has them. */
function plan(rows: readonly Row[], stored: CatalogProduct | null = layla) {
  const skus = stored?.items.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)) ?? []
  const staged = rows.map((raw, index) => ({
    line: index + 2,
    raw,
    sku: skus.find((sku) => sku === raw['sku']) ?? null,
    errors: [],
    warnings: [],
  }))
  return planProduct({ id: stored?.id ?? 'new-one', stored, rows: staged }, planning)
}

const sku = 'LAYLA-54'

test.each<[what: string, rows: Row[], error: [line: number, column: string, code: string]]>([
  ['an amount of two kinds', [{ sku, price: '7,29.00' }], [2, 'price', 'not_an_amount']],
  ['a comma of thousands or decimals', [{ sku, price: '1,250' }], [2, 'price', 'not_an_amount']],
  ['a price that cannot be emptied', [{ sku, price: '-' }], [2, 'price', 'required']],
  ['a fraction of a fils', [{ sku, price_KWD: '41.0005' }], [2, 'price_KWD', 'not_an_amount']],
  ['fewer units than are reserved', [{ sku, stock: '1' }], [2, 'stock', 'below_reserved']],
  ['an unknown category', [{ sku, categories: 'open, wide' }], [2, 'categories', 'unknown']],
  ['another size of a variant', [{ sku, size: '58' }], [2, 'size', 'fixed']],
  [
    'another SKU of a variant',
    [{ product: 'layla', sku: 'OTHER', color_en: 'Black', size: '54' }],
    [2, 'sku', 'fixed'],
  ],
  ['the SKU of another product', [{ sku, product: 'noor' }], [2, 'product', 'other_product']],
  ['an earlier price below the price', [{ sku, price: '700' }], [2, 'compare_at', 'too_low']],
  [
    'an earlier price without a price',
    [{ sku, price_KWD: '-', compare_KWD: '50' }],
    [2, 'price_KWD', 'required'],
  ],
  ['made to order without its days', [{ sku, made_to_order: 'yes' }], [2, 'lead_days', 'required']],
  [
    'a new colour of a published product',
    [{ product: 'layla', color_en: 'Sand', color_ar: 'رملي', color_code: '#C2A27C', size: '54' }],
    [2, 'color_en', 'picture_needed'],
  ],
  ['stock without a variant', [{ product: 'layla', stock: '3' }], [2, 'stock', 'no_size']],
  ['a state that is not next', [{ sku, state: 'scheduled' }], [2, 'state', 'impossible']],
  [
    'two names of one product',
    [
      { sku, name_en: 'Layla II' },
      { sku: 'LAYLA-56', name_en: 'Layla III' },
    ],
    [3, 'name_en', 'differs'],
  ],
  [
    'one variant twice',
    [
      { sku, stock: '6' },
      { product: 'layla', color_en: 'black', size: '54', stock: '7' },
    ],
    [3, 'size', 'duplicate'],
  ],
])('%s is an error of its row, and the others stay', (_, rows, error) => {
  const good: Row = { sku: 'LAYLA-56', weight: '900' }
  const all = rows.some((row) => row['sku'] === good['sku']) ? rows : [...rows, good]
  const planned = plan(all).rows
  const found = planned.flatMap(({ line, errors }) =>
    errors.map(({ column, code }) => [line, column, code]),
  )
  expect(found[0]).toEqual(error)
  const wrong = planned.filter(({ outcome }) => outcome === 'wrong')
  expect(wrong.map(({ line }) => line)).toEqual([error[0]])
})

test('a blank cell leaves what is there, and a - empties it', () => {
  const cells = { compare_at: '-', care_en: '-', price_KWD: '-', categories: '-' }
  const { draft, rows } = plan([{ sku, ...cells }])
  expect(draft).toEqual({
    ...layla,
    compareAt: null,
    care: { en: '', ar: 'غسيل بارد.' },
    otherPrices: [],
    categories: [],
  })
  expect(rows).toMatchObject([{ outcome: 'change' }])
  expect(plan([{ sku }]).rows).toMatchObject([{ outcome: 'leave', changes: [] }])
})

test('a colour is found by its name, and renamed by its SKU', () => {
  expect(plan([{ product: 'layla', color_en: 'BLACK', size: '56', stock: '2' }])).toMatchObject({
    draft: { items: [{ name: { en: 'Black' }, sizes: [{ stock: 5 }, { stock: 2 }] }] },
    rows: [{ outcome: 'change' }],
  })
  expect(plan([{ sku, color_en: 'Ink' }]).draft.items).toMatchObject([{ name: { en: 'Ink' } }])
})

test('a new size of a colour is created, with Arabic digits as well', () => {
  const { draft, rows } = plan([{ product: 'layla', color_en: 'Black', size: '٥٨', stock: '٣' }])
  expect(rows).toMatchObject([{ outcome: 'create' }])
  expect(draft.items[0]?.sizes).toContainEqual({
    size: 58,
    sku: null,
    barcode: null,
    stock: 3,
    reserved: 0,
  })
})

test('a new product is a draft, and says what it lacks', () => {
  const texts = { name_en: 'New', name_ar: 'جديدة' }
  const row = { product: 'new-one', ...texts, type: 'everyday', state: 'published' }
  expect(plan([{ ...row, price: '10' }], null)).toMatchObject({
    draft: { state: 'draft', price: 1000 },
    rows: [{ outcome: 'create' }],
  })
  expect(plan([row], null).rows).toMatchObject([
    { outcome: 'wrong', errors: [{ column: 'price', code: 'required' }] },
  ])
})
