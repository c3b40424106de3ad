import type { Rows } from './row.ts'
import type { Things } from './things.ts'

const look = { columns: ['number', 'total'], density: 'dense' as const }

/** Calls about the lists of the admin: views, bulk acts and files. */
export function listRows({ noor: { id, skuOf }, orderNumber }: Things) {
  return {
    'GET staff/list-views': { input: { query: { list: 'orders' } } },
    'POST staff/save-list-view': {
      input: {
        body: { list: 'orders', view: null, name: 'Mine', search: '', isShared: false, ...look },
      },
    },
    'POST staff/delete-list-view': {
      reach: 'staff',
      input: { body: { viewId: '00000000-0000-4000-8000-000000000000' } },
      refusedWith: 590,
    },
    'POST staff/save-list-look': { input: { body: { list: 'orders', look } } },
    'POST staff/change-products': {
      reach: 'staff',
      input: { body: { selection: { ids: [id] }, act: 'restore' } },
    },
    'POST staff/confirm-orders': {
      reach: 'staff',
      input: { body: { selection: { ids: [orderNumber] } } },
    },
    'GET staff/download-products': { input: { query: { columns: 'product,price' } } },
    'GET staff/download-orders': {
      reach: 'staff',
      input: { query: { columns: 'number,customer' } },
    },
    'GET staff/download-customers': { input: { query: { columns: 'name,contact' } } },
    'GET staff/download-returns': { reach: 'staff', input: { query: { columns: 'what,who' } } },
    'GET staff/download-visits': { input: { query: { columns: 'who,phone' } } },
    'GET staff/download-production': { input: { query: { columns: 'item' } } },
    'GET staff/download-reviews': { reach: 'staff', input: { query: { columns: 'product,name' } } },
    'GET staff/download-stock': { input: { query: { columns: 'garment,available' } } },
    'GET staff/download-stock-movements': {
      input: { query: { sku: skuOf(56), columns: 'what,change' } },
    },
    'GET staff/download-promotions': { input: { query: { columns: 'title,used' } } },
    'GET staff/download-credit': { input: { query: { columns: 'customer,balance' } } },
    'GET staff/download-refunds': {
      reach: 'staff',
      input: { query: { orderNumber, columns: 'order,amount' } },
    },
    'GET staff/download-discrepancies': { input: { query: { columns: 'difference' } } },
    'GET staff/download-audit': { reach: 'staff', input: { query: { columns: 'what,who' } } },
    'GET staff/download-redirects': { input: { query: { columns: 'from,to' } } },
  } satisfies Rows
}
