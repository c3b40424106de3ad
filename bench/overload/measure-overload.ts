import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchDatabase } from '../databases.ts'
import { quantile, type Request } from '../load.ts'
import { forgetPeak, memoryOf, peakOf } from '../memory.ts'
import type { Running } from '../processes.ts'
import { fillCarts, orderRequest, type Product } from '../shopping.ts'
import type { Row } from '../table.ts'
import { timed } from '../timing.ts'

const seconds = 20
const everyMs = 20
const carts = 600

type Times = { page: number[]; health: number[]; taken: number[]; rest: [number[], number[]] }
type Visitors = { pages: number; refused: number; errors: number; seconds: number }

/**
 * What a cached page, a health check and orders take while 512 connections ask for new list pages, and the memory of
 * the process meanwhile and a minute after. The floor is the same at rest. Reads /proc, so it works on Linux alone.
 */
export async function measureOverload(
  { address, pid }: Running,
  database: BenchDatabase,
  { products }: { products: number },
): Promise<Row[]> {
  const stocked = await database.query<Product>('select * from bench_products')
  const cookies = await fillCarts(address, stocked, carts)
  const orders: Request[] = []
  for (const cookie of cookies) orders.push(await orderRequest(address, cookie))
  const before = await memoryOf(pid)
  const rest = await Promise.all([every(address, '/home', 3), every(address, '/healthz', 3)])

  await forgetPeak(pid)
  const end = AbortSignal.timeout(seconds * 1000)
  const [visitors, page, health, taken] = await Promise.all([
    visit(address),
    every(address, '/home', seconds),
    every(address, '/healthz', seconds),
    placeOrders(address, orders, end),
  ])
  const peak = await peakOf(pid)
  await pause(60_000)
  const after = await memoryOf(pid)
  const rows = [
    ...timesOf({ page, health, taken, rest }),
    {
      name: 'pages',
      unit: 'req/s',
      value: visitors.pages / visitors.seconds,
      note: `${visitors.refused} answered with "one moment", ${visitors.errors} without an answer`,
    },
    { name: 'most memory', unit: 'MB', value: peak, floor: before, note: 'floor: before' },
    {
      name: 'memory a minute after',
      unit: 'MB',
      value: after,
      floor: before,
      note: 'floor: before',
    },
  ]
  for (const { name, value, unit } of rows) console.log(`${name}: ${Math.round(value)} ${unit}`)
  return rows.map((row) => ({
    ...row,
    name: `512 connections on new pages: ${row.name}`,
    products,
  }))
}

function timesOf({ page, health, taken, rest }: Times): Row[] {
  const row = (name: string, ms: number[]) => {
    const [p50, p99] = [quantile(ms, 0.5), quantile(ms, 0.99)]
    return { name, unit: 'ms', value: p99, p50, p99 }
  }
  const [pageAtRest, healthAtRest] = rest.map((ms) => quantile(ms, 0.99))
  return [
    { ...row('a cached page, p99', page), floor: pageAtRest, note: 'floor: at rest' },
    { ...row('a health check, p99', health), floor: healthAtRest, note: 'floor: at rest' },
    { ...row('an order, p99', taken), note: `${taken.length} one after the other, none failed` },
  ]
}

async function visit(address: string): Promise<Visitors> {
  const file = join(import.meta.dirname, 'overload-visitors.ts')
  const child = spawn(process.execPath, [file, address, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error('The visitors ended before their time.')
  return JSON.parse(said) as Visitors
}

/** Asks at a fixed pace, whether or not the answers come, and returns the milliseconds that each took. */
async function every(address: string, path: string, during: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let count = 0; count < (during * 1000) / everyMs; count++) {
    asked.push(
      timed(async () => {
        const response = await fetch(address + path)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      }),
    )
    await pause(everyMs)
  }
  return Promise.all(asked)
}

async function placeOrders(
  address: string,
  orders: Request[],
  end: AbortSignal,
): Promise<number[]> {
  const taken: number[] = []
  for (const { path, ...request } of orders) {
    if (end.aborted) break
    const ms = await timed(async () => {
      const response = await fetch(address + path, request as RequestInit)
      const { errorCode } = (await response.json()) as { errorCode: number }
      if (errorCode !== 0) throw new Error(`An order was refused with ${errorCode}.`)
    })
    taken.push(ms)
  }
  return taken
}
