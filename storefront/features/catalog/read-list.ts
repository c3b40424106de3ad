import type { ProductList } from '@rimal/contract/catalog'
import { data, type RouterContextProvider } from 'react-router'
import { readForPage } from '../../read.ts'
import { isFiltered, isPastMaxPages, listQuery, pageOf } from './list-address.ts'

export type ListData = {
  /** The list with the products of all pages up to the one in the address. */
  list: ProductList
  filtered: boolean
}

/** Reads what the address of a list says: its first page to the one it names, together. */
export async function readList(
  context: Readonly<RouterContextProvider>,
  place: {
    scope?: string
    slug?: string
    by?: 'address'
    q?: string
    params: URLSearchParams
  },
): Promise<ListData> {
  const { params, ...within } = place
  if (isPastMaxPages(params)) throw data('', { status: 404 })
  const asked = Object.fromEntries(
    Object.entries({ ...within, ...listQuery(params) }).filter(([, value]) => value !== undefined),
  )
  const pages = Array.from({ length: pageOf(params) }, (_, index) => index + 1)
  const lists = await Promise.all(
    pages.map((page) =>
      readForPage(context, 'GET product/list-products', { query: { ...asked, page } }),
    ),
  )
  const [first] = lists as [ProductList]
  if (pages.length > first.pages) throw data('', { status: 404 })
  // A product that moves between two reads must not appear twice.
  const products = new Map(lists.flatMap((list) => list.products.map((card) => [card.id, card])))
  return {
    list: { ...first, products: [...products.values()], page: pages.length },
    filtered: isFiltered(params),
  }
}
