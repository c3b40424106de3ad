import type { Rows } from './row.ts'
import type { Things } from './things.ts'

const noId = '00000000-0000-4000-8000-000000000009'
const text = { en: 'Abayas', ar: 'عبايات' }

/** Calls of staff on searches, on the order of collections and on size charts. */
export function searchRows(things: Things) {
  return {
    ...ruleRows(things),
    ...orderRows(things),
    ...chartRows(things),
  } satisfies Rows
}

function ruleRows({ noor }: Things) {
  return {
    'GET staff/list-search-rules': {},
    'GET staff/try-search': { input: { query: { q: 'noor' } } },
    'POST staff/save-synonyms': {
      reach: 'staff',
      input: {
        body: {
          id: null,
          revision: 0,
          fields: { kind: 'same', words: ['robe', 'gown'], finds: [] },
        },
      },
    },
    'POST staff/delete-synonyms': {
      reach: 'staff',
      input: { body: { id: noId, revision: 1 } },
      refusedWith: 2,
    },
    'POST staff/save-pinned-results': {
      reach: 'staff',
      // No test of access changes what a search finds: the rule does not exist.
      input: {
        body: { id: noId, revision: 1, fields: { phrases: ['eid'], products: [noor.id] } },
      },
      refusedWith: 2,
    },
    'POST staff/delete-pinned-results': {
      reach: 'staff',
      input: { body: { id: noId, revision: 1 } },
      refusedWith: 2,
    },
  } satisfies Rows
}

function orderRows({ noor }: Things) {
  return {
    'GET staff/list-collection-products/{collection}': {
      input: { params: { collection: 'best_seller' } },
    },
    // The revisions are not the last ones.
    'POST staff/set-collection-order': {
      input: { body: { collection: 'best_seller', byHand: true, revision: 900 } },
      refusedWith: 512,
    },
    'POST staff/move-in-collection': {
      input: { body: { collection: 'best_seller', product: noor.id, to: 1, revision: 900 } },
      refusedWith: 512,
    },
  } satisfies Rows
}

function chartRows({ noor }: Things) {
  return {
    'GET product/get-size-chart': { reach: 'public', input: { query: { id: noor.id } } },
    'GET staff/list-size-charts': {},
    'POST staff/save-size-chart': {
      reach: 'staff',
      input: {
        body: {
          id: noId,
          revision: 1,
          fields: { name: text, columns: [], rows: [], types: [], products: [] },
        },
      },
      refusedWith: 2,
    },
    'POST staff/delete-size-chart': {
      reach: 'staff',
      input: { body: { id: noId, revision: 1 } },
      refusedWith: 2,
    },
  } satisfies Rows
}
