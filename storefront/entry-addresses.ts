import { facetNames } from '@rimal/contract/choices'
import { matchPath } from 'react-router'
import { inlineScripts } from './document.ts'
import { type PagePath, pages } from './routes.ts'

const ofLists = [...facetNames, 'price_min', 'price_max', 'price_currency', 'sort', 'page']

/**
 * The parameters that pages read after the `?` of their address. The server drops all others before it renders a page;
 * browsers do not need this table.
 */
const parametersOf: Record<string, readonly string[] | undefined> = {
  queue: ['product'],
  'custom-size-modal': ['item', 'color'],
  checkout: ['step'],
  'belling-details': ['step'],
  invoice: ['order', 'document'],
  contact: ['about'],
  'order-cancel-modal': ['order'],
  'product-list': ofLists,
  'product-list/:id': ofLists,
  'product-list/:id/:slug': ofLists,
  'product-details/:id': ['item', 'preview'],
  newzoompage: ['item'],
  search: ['q', ...ofLists],
} satisfies Partial<Record<PagePath, readonly string[]>>

/** What the server needs to know of pages without rendering one: their addresses, and the scripts within their HTML. */
export const pageAddresses = { inlineScripts, isOwn, pageReads, spellingOf }

/** Whether an address is one person's alone, such as that of an order; `path` is without the language. */
function isOwn(path: string): boolean {
  return pages.some(
    (page) =>
      page.personal &&
      (page.path.includes(':') || parametersOf[page.path]) &&
      matchPath(`/${page.path}`, path) !== null,
  )
}

/**
 * Returns the one spelling of the path of a page, without its language. The router ignores case and percent signs,
 * so any other spelling would be the same page at a second address. Names of products and lists are lower-case; the
 * address of a personal page may contain a secret of any characters.
 */
function spellingOf(path: string): string {
  const asked = path.split('/').slice(1)
  const named = asked.map(decoded)
  const matches = (part: string, index: number) =>
    part.startsWith(':') || part === named[index]?.toLowerCase()
  for (const page of pages) {
    const parts = page.path.split('/')
    if (parts.length !== asked.length || !parts.every(matches)) continue
    const spelled = parts.map((part, index) => {
      if (!part.startsWith(':')) return part
      return page.personal ? asked[index] : encodeURIComponent(named[index]?.toLowerCase() ?? '')
    })
    return `/${spelled.join('/')}`
  }
  return path
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a page reads a parameter of its address; `path` is without the language. */
function pageReads(path: string, parameter: string): boolean {
  return pages.some(
    ({ path: known }) =>
      parametersOf[known]?.includes(parameter) && matchPath(`/${known}`, path) !== null,
  )
}
