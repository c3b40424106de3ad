import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Calls of staff on what the shop sells and says. */
export function catalogueRows(things: Things) {
  return {
    ...groupRows(),
    ...contentRows(),
    ...stockRows(things),
  } satisfies Rows
}

function groupRows() {
  return {
    'GET staff/list-groups': {},
    'POST staff/save-group': {
      reach: 'staff',
      input: { body: { kind: 'fabrics', id: 'crepe', title: { en: 'Crepe', ar: 'كريب' } } },
    },
    // The lists are those of the sample shop, and no test of access changes their ids.
    'POST staff/move-groups': { input: { body: { kind: 'fabrics', ids: [] } }, refusedWith: 512 },
    'POST staff/delete-group': {
      reach: 'staff',
      input: { body: { kind: 'fabrics', id: 'crepe' } },
      refusedWith: 520,
    },
  } satisfies Rows
}

function contentRows() {
  const page = { slug: 'about', revision: 900 } as const
  const text = { en: 'About', ar: 'عن المتجر' }
  const part = { title: text, text, link: text }
  const scenes = { heroWide: null, heroTall: null, story: null, homeService: null }
  return {
    'GET staff/list-pages': {},
    'GET staff/get-page/{slug}': { input: { params: { slug: 'about' } } },
    'GET staff/list-page-versions/{slug}': { input: { params: { slug: 'about' } } },
    // No test of access changes what the sample shop says: the revisions are not the last ones.
    'POST staff/save-page': {
      input: { body: { ...page, fields: { title: text, description: text, sections: [] } } },
      refusedWith: 512,
    },
    'POST staff/delete-page': { input: { body: page }, refusedWith: 512 },
    'POST staff/restore-page': {
      input: { body: { ...page, version: 1 } },
      refusedWith: 512,
    },
    'GET staff/get-home': {},
    'POST staff/save-home': {
      input: {
        body: {
          revision: 0,
          texts: {
            heroLine: text,
            heroLink: text,
            story: { ...part, steps: [] },
            homeService: { ...part, ticks: [] },
          },
          scenes,
        },
      },
      refusedWith: 512,
    },
    'GET staff/list-words': {},
    'POST staff/save-words': {
      input: { body: { changes: [{ language: 'en', key: 'last_changed_on', value: null }] } },
    },
  } satisfies Rows
}

function stockRows({ noor }: Things) {
  const sku = noor.skuOf(56)
  return {
    'GET staff/list-stock': {},
    'GET staff/get-stock/{sku}': { input: { params: { sku } } },
    'GET staff/list-stock-movements': {
      reach: 'staff',
      input: { query: { sku, before: 1 } },
    },
    'POST staff/adjust-stock': {
      reach: 'staff',
      input: {
        body: {
          changes: [{ sku, quantity: 1 }],
          kind: 'found',
          key: '00000000-0000-4000-8000-000000000001',
        },
      },
    },
    'POST staff/count-stock': {
      reach: 'staff',
      input: {
        body: { counts: [{ sku, counted: 50 }], key: '00000000-0000-4000-8000-000000000002' },
      },
    },
  } satisfies Rows
}
