import { bulkAtOnce } from '@rimal/contract/limits'
import { productListSorts, productStates } from '@rimal/contract/staff/product-states'
import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type Ask, useAsk } from '../../../ask.ts'
import { call, type InputOf } from '../../../call.ts'
import { maxGridProducts, readExcept, readIds } from './rules/grid-address.ts'

type Query = NonNullable<InputOf<'GET staff/list-product-grid'>['query']>
type Read = {
  products: GridProduct[]
  /** Whether more products match than the grid takes. */
  isCut: boolean
}

/** Reads the products that the address names or whose filter it holds, once: what is typed stays over what was read. */
export function useGridProducts() {
  const [search] = useSearchParams()
  const ask = useAsk()
  const address = String(search)
  const read = useQuery({
    queryKey: ['GET staff/list-product-grid', address],
    queryFn: () => readAll(new URLSearchParams(address), ask),
    staleTime: Infinity,
    gcTime: 0,
  })
  return { ...read, address }
}

async function readAll(search: URLSearchParams, ask: Ask): Promise<Read> {
  if (search.has('ids')) return readNamed(readIds(search.get('ids')), ask)
  const except = readExcept(search.get('except'))
  const query = queryOf(search)
  const products: GridProduct[] = []
  let cursor: string | null | undefined
  do {
    const page = { ...query, ...(cursor ? { cursor } : {}) }
    const answer = await ask(() => call('GET staff/list-product-grid', { query: page }))
    products.push(...answer.items.filter(({ id }) => !except.has(id)))
    cursor = answer.next
  } while (cursor !== null && products.length <= maxGridProducts)
  const isCut = cursor !== null || products.length > maxGridProducts
  return { products: products.slice(0, maxGridProducts), isCut }
}

async function readNamed(ids: string[], ask: Ask): Promise<Read> {
  const products: GridProduct[] = []
  for (let from = 0; from < ids.length; from += bulkAtOnce) {
    const query = { ids: ids.slice(from, from + bulkAtOnce).join(',') }
    const answer = await ask(() => call('GET staff/list-product-grid', { query }))
    products.push(...answer.items)
  }
  return { products, isCut: false }
}

/** The filters of an address; a value that there is not is no filter. */
function queryOf(search: URLSearchParams): Query {
  const state = productStates.find((one) => one === search.get('state'))
  const sort = productListSorts.find((one) => one === search.get('sort'))
  const [q, type] = [search.get('q'), search.get('type')]
  return {
    ...(q ? { q: q.slice(0, 100) } : {}),
    ...(type ? { type } : {}),
    ...(state ? { state } : {}),
    ...(search.get('untranslated') === 'true' ? { untranslated: true } : {}),
    ...(sort ? { sort } : {}),
  }
}
