import { productFields } from '../product-fixtures.ts'
import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Calls about products, and about their import and export. */
export function productRows(things: Things) {
  const { id } = things.noor
  const saved = { id, revision: 1 }
  return {
    ...importRows(things),
    'GET staff/list-products': {},
    'GET staff/count-products': {},
    'GET staff/get-product/{id}': { reach: 'staff', input: { params: { id } } },
    'GET staff/get-product-places/{id}': { reach: 'staff', input: { params: { id } } },
    'POST staff/create-product': {
      reach: 'staff',
      input: { body: { name: { en: 'Zumurrud', ar: 'زمرّد' }, typeId: 'everyday', price: 50_000 } },
    },
    // No test of access changes a product of the sample shop: the revision is not its last one.
    'POST staff/save-product': {
      reach: 'staff',
      input: { body: { ...saved, revision: 900, fields: productFields } },
      refusedWith: 512,
    },
    'GET staff/list-product-grid': { input: { query: { ids: id } } },
    'POST staff/save-product-grid': {
      input: { body: { products: [gridChange(id)] } },
    },
    'POST staff/change-product-state': {
      reach: 'staff',
      input: { body: { ...saved, revision: 900, state: 'archived' } },
      refusedWith: 512,
    },
    'POST staff/change-product-address': {
      reach: 'staff',
      input: { body: { ...saved, revision: 900, address: 'noor-abaya' } },
      refusedWith: 512,
    },
    'GET staff/list-redirects': {},
    'POST staff/add-redirects': {
      input: { body: { redirects: [{ from: '/api/orders', to: '/home' }] } },
    },
    'POST staff/delete-redirect': { input: { body: { path: '/no-such-path' } }, refusedWith: 2 },
    'POST staff/duplicate-product': { reach: 'staff', input: { body: { id } } },
  } satisfies Rows
}

function importRows({ importId, waitingImportId }: Things) {
  return {
    'GET staff/list-imports': {},
    'GET staff/get-import/{importId}': { reach: 'staff', input: { params: { importId } } },
    'GET staff/download-import-errors/{importId}': {
      reach: 'staff',
      input: { params: { importId } },
    },
    'GET staff/export-products': { input: { query: { format: 'csv' } } },
    'POST staff/upload-import': { input: { query: { file: 'products.csv' } } },
    // No job has checked the file yet.
    'POST staff/apply-import': {
      reach: 'staff',
      input: { body: { importId: waitingImportId } },
      refusedWith: 562,
    },
    'POST staff/cancel-import': { reach: 'staff', input: { body: { importId } } },
  } satisfies Rows
}

/** Of a revision that is not the last one, so that the product stays as it is. */
function gridChange(id: string) {
  const key = '00000000-0000-4000-8000-000000000000'
  return { id, revision: 900, fields: { leadDays: 3 }, key }
}
