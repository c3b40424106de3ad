import type { Rows } from './row.ts'
import type { Things } from './things.ts'

const look = { columns: ['number', 'total'], density: 'dense' as const }

/** Calls about the lists of the admin: views, bulk acts and files. */
export function listRows({ noor: { id }, orderNumber }: Things) {
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
  } satisfies Rows
}
