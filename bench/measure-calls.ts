import { load, median, type Request } from './load.ts'
import { startFloor } from './processes.ts'
import type { Row } from './table.ts'

const brotli = { 'accept-encoding': 'br' }
const rounds = 3

type Options = {
  products: number
  seconds: number
  /** The number of requests, if only so many differ; by default as many as the seconds allow. */
  amount?: number
}

/** Public reads: cached ones beside a bare server, uncached ones as they are. */
export async function measureCalls(address: string, options: Options): Promise<Row[]> {
  const rows: Row[] = []
  const list = '/api/product/list-products?language_code=en&scope=best_seller'
  rows.push(await cachedRow('cached page, home', address, '/home', options))
  rows.push(await cachedRow('cached page, product', address, '/product-details/noor', options))
  rows.push(await cachedRow('catalogue list, cached', address, list, options))

  let turn = 0
  const fresh: [string, () => Request][] = [
    ['uncached page, list', () => ({ path: `/product-list?price_min=${turn++}`, headers: brotli })],
    [
      'catalogue list, fresh, with counts',
      () => ({ path: `/api/product/list-products?language_code=en&price_min=${turn++}` }),
    ],
    [
      'catalogue list, fresh, size and colour',
      () => ({
        path: `/api/product/list-products?language_code=en&size=56&color=black&price_min=${turn++}`,
      }),
    ],
    [
      'search, misspelt Arabic, fresh',
      () => ({
        path: `/api/product/list-products?language_code=arb&q=${encodeURIComponent('عبايه سودا')}&price_min=${turn++}`,
      }),
    ],
    [
      'suggestions, fresh',
      () => ({ path: `/api/search/suggest?language_code=en&q=noor+${(turn++).toString(36)}` }),
    ],
  ]
  for (const [name, next] of fresh) rows.push(await freshRow(name, address, next, options))
  rows.push(await productRow(address, options))
  return rows
}

/** Asks for each synthetic product once, so that no answer can come from the cache. */
async function productRow(address: string, options: Options): Promise<Row> {
  const amount = Math.min(options.products - 40, 2000 * options.seconds)
  let turn = 0
  const next = () => {
    const id = `syn-${String(1 + (turn++ % (options.products - 40))).padStart(6, '0')}`
    return { path: `/api/product/get-product?language_code=en&id=${id}` }
  }
  return freshRow('product, fresh', address, next, { ...options, amount })
}

/** Measures shop and floor alternately, so that a busy moment of the machine affects both. */
async function cachedRow(
  name: string,
  address: string,
  path: string,
  { products, seconds }: Options,
): Promise<Row> {
  const floor = await startFloor(address + path, 'br')
  const request = { path, headers: brotli }
  const ours: number[] = []
  const bare: number[] = []
  let last = await load(address, request, { seconds: 1 })
  for (let round = 0; round < rounds; round++) {
    last = await load(address, request, { seconds })
    if (last.failed > 0) throw new Error(`${name}: ${last.failed} requests failed.`)
    ours.push(last.perSecond)
    bare.push((await load(floor.address, { ...request, path: '/' }, { seconds })).perSecond)
  }
  await floor.stop()
  const row = {
    name,
    products,
    value: median(ours),
    floor: median(bare),
    unit: 'req/s',
    p50: last.p50,
    p99: last.p99,
  }
  console.log(`${name}: ${Math.round(row.value)} of ${Math.round(row.floor)} req/s`)
  return row
}

/** The floor is a bare server that sends the bytes of one such answer without creating it. */
async function freshRow(
  name: string,
  address: string,
  next: () => Request,
  { products, ...length }: Options,
): Promise<Row> {
  const sample = next()
  const floor = await startFloor(address + sample.path, sample.headers ? 'br' : 'identity')
  if (!length.amount) await load(address, next, { seconds: 1 })
  const result = await load(address, next, length)
  const bare = await load(floor.address, { ...sample, path: '/' }, { seconds: 2 })
  await floor.stop()
  console.log(`${name}: ${Math.round(result.perSecond)} of ${Math.round(bare.perSecond)} req/s`)
  return {
    name,
    products,
    value: result.perSecond,
    floor: bare.perSecond,
    unit: 'req/s',
    p50: result.p50,
    p99: result.p99,
    ...(result.failed > 0 ? { note: `${result.failed} failed` } : {}),
  }
}
