import { homeSectionNames } from '@rimal/contract/choices'
import type { Rows } from './row.ts'
import { searchRows } from './search-rows.ts'
import type { Things } from './things.ts'

/** Calls of staff on what the shop sells and says. */
export function catalogueRows(things: Things) {
  return {
    ...groupRows(),
    ...contentRows(),
    ...stockRows(things),
    ...searchRows(things),
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
    'POST staff/change-group-address': {
      reach: 'staff',
      input: { body: { kind: 'collections', id: 'best_seller', address: 'best' } },
      refusedWith: 521,
    },
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
  const fields = { title: text, description: text, sections: [] }
  const publishAt = '2030-01-01T08:00:00.000Z'
  return {
    'GET staff/list-pages': {},
    'GET staff/get-page/{slug}': { input: { params: { slug: 'about' } } },
    'GET staff/list-page-versions/{slug}': { input: { params: { slug: 'about' } } },
    // No test of access changes what the sample shop says: the revisions are not the last ones.
    'POST staff/save-page': { input: { body: { ...page, fields } }, refusedWith: 512 },
    'POST staff/save-page-draft': { input: { body: { ...page, fields } }, refusedWith: 512 },
    'POST staff/preview-page': { input: { body: { slug: 'about', fields } } },
    'POST staff/plan-page': { input: { body: { ...page, publishAt } }, refusedWith: 512 },
    'POST staff/discard-page-draft': { input: { body: page }, refusedWith: 512 },
    'POST staff/delete-page': { input: { body: page }, refusedWith: 512 },
    'POST staff/restore-page': {
      input: { body: { ...page, version: 1 } },
      refusedWith: 512,
    },
    ...homeRows(),
    'GET staff/list-words': {},
    ...menuRows(text),
    'POST staff/save-words': {
      input: { body: { changes: [{ language: 'en', key: 'last_changed_on', value: null }] } },
    },
  } satisfies Rows
}

function homeRows() {
  const revision = 900
  const text = { en: 'About', ar: 'عن المتجر' }
  const part = { title: text, text, link: text }
  const list = { source: 'automatic', collection: null, products: [], title: text } as const
  const body = {
    revision,
    texts: {
      heroLine: text,
      heroLink: text,
      story: { ...part, steps: [] },
      homeService: { ...part, ticks: [] },
    },
    scenes: { heroWide: null, heroTall: null, story: null, homeService: null },
    sections: homeSectionNames.map((name) => ({ name, isShown: true })),
    lists: { bestReviewed: { ...list, products: [] }, latest: { ...list, products: [] } },
  }
  const { revision: _, ...typed } = body
  const publishAt = '2030-01-01T08:00:00.000Z'
  return {
    'GET staff/get-home': {},
    'GET staff/list-home-versions': {},
    'POST staff/save-home': { input: { body }, refusedWith: 512 },
    'POST staff/save-home-draft': { input: { body }, refusedWith: 512 },
    'POST staff/preview-home': { input: { body: typed } },
    'POST staff/plan-home': { input: { body: { revision, publishAt } }, refusedWith: 512 },
    'POST staff/discard-home-draft': { input: { body: { revision } }, refusedWith: 512 },
    'POST staff/restore-home': { input: { body: { revision, version: 1 } }, refusedWith: 512 },
  } satisfies Rows
}

/** The id of no banner: no test of access deletes one. */
const noBanner = '00000000-0000-4000-8000-000000000000'

/** Calls about the menus and the banners. */
function menuRows(text: { en: string; ar: string }) {
  const nothing = { header: [], side: [], more: [], columns: [{ title: text, links: [] }] }
  return {
    'GET staff/list-link-targets': {},
    'GET staff/get-menus': {},
    // No test of access changes the menus of the sample shop: the revision is not the last one.
    'POST staff/save-menus': {
      input: { body: { revision: 0, menus: { ...nothing, footerText: text } } },
      refusedWith: 512,
    },
    'POST staff/reset-menus': { input: { body: { revision: 0 } }, refusedWith: 512 },
    'GET staff/list-banners': {},
    'POST staff/save-banner': {
      reach: 'staff',
      input: {
        body: {
          bannerId: null,
          revision: 0,
          fields: {
            place: 'home',
            title: text,
            text,
            linkText: text,
            target: 'place:home',
            from: null,
            until: null,
            isHidden: true,
            widePictureId: null,
            tallPictureId: null,
          },
        },
      },
    },
    'POST staff/move-banners': {
      reach: 'staff',
      input: { body: { bannerIds: [noBanner] } },
      refusedWith: 512,
    },
    'POST staff/delete-banner': {
      reach: 'staff',
      input: { body: { bannerId: noBanner, revision: 1 } },
      refusedWith: 2,
    },
  } satisfies Rows
}

function stockRows({ noor }: Things) {
  const sku = noor.skuOf(56)
  return {
    'GET staff/list-stock': {},
    'GET staff/get-stock/{sku}': { input: { params: { sku } } },
    'GET staff/list-stock-movements': { input: { query: { sku } } },
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
