import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { expect, test } from 'vitest'
import { makeGridStore } from './grid-store.ts'
import { cellOf } from './rules/cells.ts'
import { changeOf } from './rules/change-of.ts'
import { refusedInWhole } from './rules/refused-in-whole.ts'
import { summaryOf, usualKind } from './rules/summary.ts'

const sizeOf = (sku: string, onHand: number) => ({
  sku,
  barcode: null,
  size: 54,
  onHand,
  reserved: 0,
  weight: null,
})
const product = (id: string, fields: Partial<GridProduct> = {}): GridProduct => ({
  id,
  revision: 1,
  state: 'published',
  name: { en: id, ar: 'نور' },
  price: 700_00,
  compareAt: null,
  madeToOrder: false,
  leadDays: null,
  weight: null,
  items: [
    {
      id: `${id}-black`,
      name: { en: 'Black', ar: 'أسود' },
      colorCode: '#000000',
      sizes: [sizeOf(`${id}-54`, 10), sizeOf(`${id}-56`, 2)],
    },
  ],
  ...fields,
})

function storeOf(...products: GridProduct[]) {
  const store = makeGridStore(products, 'AED')
  const type = (id: string, cells: Record<string, string>) =>
    store.type(
      Object.entries(cells).map(([key, text]) => ({ product: id, cell: cellOf(key), text })),
    )
  const changeIn = (id: string) => {
    const { products: now, edits } = store.get()
    const found = now.find((one) => one.id === id)
    return found && changeOf(found, edits[id] ?? {}, 'AED')
  }
  /** The answer to what is typed now. */
  const answer = (part: { done?: string[]; skipped?: object[]; products?: GridProduct[] }) => {
    const typed = store.get().edits
    const sent = Object.keys(typed).flatMap((id) => {
      const change = changeIn(id)
      return change ? [{ ...change, key: 'k' }] : []
    })
    return () =>
      store.takeAnswer({
        sent,
        typed,
        done: part.done ?? [],
        skipped: (part.skipped ?? []) as never,
        products: part.products ?? [],
      })
  }
  return { store, type, changeIn, answer }
}

const refused = (id: string, fields: Record<string, string> = {}) => ({
  id,
  message: 'No.',
  fields,
})

test('typed texts become the input of the call; what is stored already is no change', () => {
  const { store, type, changeIn } = storeOf(product('a'))
  type('a', { price: '٧٥٠', compare_at: '', lead_days: '4', name_ar: 'نورة' })
  type('a', { 'on_hand a-54': '12', 'weight a-56': '900', made_to_order: 'no' })
  expect(store.get().edits['a']).toEqual({
    price: '750.00',
    lead_days: '4',
    name_ar: 'نورة',
    'on_hand a-54': '12',
    'weight a-56': '900',
  })
  expect(changeIn('a')).toEqual({
    id: 'a',
    revision: 1,
    fields: { price: 750_00, leadDays: 4, name: { ar: 'نورة' } },
    changes: [{ sku: 'a-54', quantity: 2 }],
    weights: [{ sku: 'a-56', grams: 900, was: null }],
  })
  type('a', { price: '700', lead_days: '', name_ar: 'نور' })
  type('a', { 'on_hand a-54': '10', 'weight a-56': '' })
  expect(store.get().edits).toEqual({})
})

test('a product with a wrong cell is not sent, and the others are', () => {
  const { store, type, changeIn } = storeOf(product('a'), product('b'))
  type('a', { price: 'cheap', lead_days: '3' })
  type('b', { price: '1' })
  expect([changeIn('a'), changeIn('b')]).toMatchObject([null, { id: 'b' }])
  expect(summaryOf(store.get(), 'AED')).toEqual({
    cells: 3,
    products: 1,
    problems: 1,
    hasStock: false,
  })
})

test('steps are taken back and done again, and a new one ends what was taken back', () => {
  const { store, type } = storeOf(product('a'))
  type('a', { price: '710', compare_at: '800' })
  type('a', { price: '720' })
  const edits = () => store.get().edits['a'] ?? {}
  store.undo()
  expect(edits()).toEqual({ price: '710.00', compare_at: '800.00' })
  store.undo()
  expect(edits()).toEqual({})
  expect(store.undo()).toEqual([])
  store.redo()
  store.redo()
  expect(edits()['price']).toBe('720.00')
  store.undo()
  type('a', { lead_days: '9' })
  expect(store.redo()).toEqual([])
  expect(type('a', { lead_days: '9' })).toEqual([])
})

test('what was discarded comes back as one step', () => {
  const { store, type, answer } = storeOf(product('a'), product('b'))
  type('a', { price: '710', compare_at: '600' })
  answer({ skipped: [refused('a', { compareAt: 'too_low' })] })()
  type('b', { price: '720' })
  store.discard()
  expect(store.get()).toMatchObject({ edits: {}, refusals: {} })
  store.undo()
  expect(store.get().edits).toEqual({
    a: { price: '710.00', compare_at: '600.00' },
    b: { price: '720.00' },
  })
  store.redo()
  expect(store.get().edits).toEqual({})
  store.undo()
  store.undo()
  expect(store.get().edits).toEqual({ a: { price: '710.00', compare_at: '600.00' } })
})

test('units that were typed while others were saved stay the difference to these', () => {
  const { store, type, answer } = storeOf(product('a'))
  type('a', { 'on_hand a-54': '12' })
  // One unit of each size is sold meanwhile.
  const saved = product('a')
  saved.items[0]?.sizes.splice(0, 2, sizeOf('a-54', 11), sizeOf('a-56', 1))
  const take = answer({ done: ['a'], products: [saved] })
  type('a', { 'on_hand a-54': '15', 'on_hand a-56': '6' })
  take()
  expect(store.get().edits['a']).toEqual({ 'on_hand a-54': '14', 'on_hand a-56': '5' })
})

test('a text that is no number of units stays as it is over newer units', () => {
  const { store, type, answer } = storeOf(product('a'))
  type('a', { 'on_hand a-54': '', 'on_hand a-56': '-3' })
  const theirs = product('a', { revision: 2 })
  theirs.items[0]?.sizes.splice(0, 2, sizeOf('a-54', 9), sizeOf('a-56', 1))
  answer({ skipped: [refused('a')], products: [theirs] })()
  expect(store.get().edits['a']).toEqual({ 'on_hand a-54': '', 'on_hand a-56': '-3' })
})

test('the reason that is offered for fewer units is a correction', () => {
  const { store, type } = storeOf(product('a'), product('b'))
  type('a', { 'on_hand a-54': '12' })
  expect(usualKind(store.get(), 'AED')).toBe('delivery')
  type('b', { 'on_hand b-54': '9' })
  expect(usualKind(store.get(), 'AED')).toBe('correction')
})

test('what was saved is stored, and what was typed meanwhile stays', () => {
  const { store, type, answer } = storeOf(product('a'))
  type('a', { price: '710', lead_days: '3' })
  const saved = product('a', { revision: 2, price: 710_00, leadDays: 3 })
  const take = answer({ done: ['a'], products: [saved] })
  type('a', { price: '715' })
  take()
  expect(store.get()).toMatchObject({ products: [saved], edits: { a: { price: '715.00' } } })
  expect(store.get().history.past).toEqual([])
})

test('refused cells are marked until they are typed anew', () => {
  const { store, type, answer } = storeOf(product('a'))
  type('a', { compare_at: '600', 'on_hand a-56': '0', 'weight a-54': '5' })
  const fields = {
    compareAt: 'too_low',
    'changes.0.quantity': 'below_reserved',
    'fields.weight': 'invalid',
    releasedOn: 'invalid',
  }
  answer({ skipped: [refused('a', fields)], products: [product('a')] })()
  expect(store.get().refusals['a']).toMatchObject({
    message: 'No.',
    cells: { compare_at: 'too_low', 'on_hand a-56': 'below_reserved', weight: 'invalid' },
    others: ['invalid'],
  })
  type('a', { compare_at: '900' })
  type('a', { 'on_hand a-56': '1' })
  expect(store.get().refusals['a']?.cells).toEqual({ weight: 'invalid' })
  type('a', { weight: '7' })
  expect(store.get().refusals).toEqual({})
})

test('barcodes are sent as they are read, and a taken one is marked in its cell', () => {
  const { store, type, changeIn, answer } = storeOf(product('a'))
  type('a', { 'barcode a-54': ' ٩٦٣٨٥٠٧٤ ', 'barcode a-56': '' })
  expect(store.get().edits['a']).toEqual({ 'barcode a-54': '96385074' })
  expect(changeIn('a')).toEqual({
    id: 'a',
    revision: 1,
    fields: {},
    barcodes: [{ sku: 'a-54', barcode: '96385074' }],
  })
  type('a', { 'barcode a-56': '6.29E+12' })
  expect(changeIn('a')).toBeNull()
  type('a', { 'barcode a-56': 'own/7' })
  const fields = { 'items.0.sizes.1.barcode': 'taken', 'barcodes.0.sku': 'unknown' }
  answer({ skipped: [refused('a', fields)], products: [product('a')] })()
  expect(store.get().refusals['a']?.cells).toEqual({
    'barcode a-54': 'unknown',
    'barcode a-56': 'taken',
  })
})

test('over a product that somebody else has changed, typed cells stay and say what is stored now', () => {
  const { store, type, answer } = storeOf(product('a'))
  type('a', { price: '710', name_en: 'Noor', lead_days: '3', 'on_hand a-54': '12' })
  const theirs = product('a', { revision: 2, price: 650_00, leadDays: 3 })
  theirs.items[0]?.sizes.splice(0, 1, sizeOf('a-54', 9))
  answer({ skipped: [refused('a')], products: [theirs] })()
  const { edits, refusals } = store.get()
  // Two units more are still two units more, and what both typed is no change any more.
  expect(edits['a']).toEqual({ price: '710.00', name_en: 'Noor', 'on_hand a-54': '11' })
  expect(refusals['a']?.meanwhile).toEqual({ price: '650.00', 'on_hand a-54': '9' })
})

test('a size that is no longer made loses what was typed for it', () => {
  const { store, type, answer } = storeOf(product('a'))
  type('a', { 'on_hand a-54': '12' })
  const theirs = product('a', { revision: 2, items: [] })
  answer({ skipped: [refused('a')], products: [theirs] })()
  expect(store.get()).toMatchObject({ edits: {}, refusals: {} })
})

test('a product that the answer does not name stays as it is typed', () => {
  const { store, type, answer } = storeOf(product('a'), product('b'))
  type('a', { price: '710' })
  type('b', { price: '720' })
  answer({ done: ['a'], products: [product('a', { revision: 2, price: 710_00 })] })()
  expect(store.get().edits).toEqual({ b: { price: '720.00' } })
  store.undo()
  expect(store.get().edits).toEqual({})
})

test('a refusal of a whole part is said of the products that it names', () => {
  const sent = ['a', 'b'].map((id) => ({ id, revision: 1, fields: {}, key: 'k' }))
  const fields = { 'products.1.fields.price': 'invalid', kind: 'invalid' }
  expect(refusedInWhole({ message: 'No.', fields }, sent)).toEqual([
    { id: 'b', message: 'No.', fields: { 'fields.price': 'invalid' } },
  ])
})
