import { load, median, type Request } from './load.ts'
import { startFloor } from './processes.ts'
import type { Row } from './table.ts'

const brotli = { 'accept-encoding': 'br' }
const rounds = 3

type Options = { products: number; seconds: number }

/** Reads that anyone may see: kept ones beside a bare server, fresh ones as they are. */
export async function measureCalls(address: string, options: Options): Promise<Row[]> {
  const rows: Row[] = []
  const list = '/api/product/list-products?language_code=en&scope=best_seller'
  rows.push(await keptRow('cached page, home', address, '/home', options))
  rows.push(await keptRow('cached page, product', address, '/product-details/noor', options))
  rows.push(await keptRow('catalogue list, kept', address, list, options))

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
  rows.push(
    await freshRow(
      'product, fresh',
      address,
      () => {
        const number = 1 + (turn++ % Math.max(1, options.products - 40))
        const id = `syn-${String(number).padStart(6, '0')}`
        return { path: `/api/product/get-product?language_code=en&id=${id}` }
      },
      options,
    ),
  )
  return rows
}

/** Turn about, shop and floor, so that a busy moment of the machine hits both. */
async function keptRow(
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

async function freshRow(
  name: string,
  address: string,
  next: () => Request,
  { products, seconds }: Options,
): Promise<Row> {
  await load(address, next, { seconds: 1 })
  const result = await load(address, next, { seconds })
  console.log(`${name}: ${Math.round(result.perSecond)} req/s`)
  return {
    name,
    products,
    value: result.perSecond,
    unit: 'req/s',
    p50: result.p50,
    p99: result.p99,
    ...(result.failed > 0 ? { note: `${result.failed} failed` } : {}),
  }
}
