import { setTimeout as pause } from 'node:timers/promises'
import type { BenchDatabase } from './databases.ts'
import { median } from './load.ts'
import { memoryOf } from './memory.ts'
import { startShop } from './processes.ts'
import type { Row } from './table.ts'

const starts = 3
const port = 4304
const idleMs = 10_000

/**
 * The time of a start once everything is built and the database is filled, and the memory of a shop that nobody has
 * visited for ten seconds.
 */
export async function measureStart(
  database: BenchDatabase,
  { products }: { products: number },
): Promise<Row[]> {
  const times: number[] = []
  const memory: number[] = []
  for (let count = 0; count < starts; count++) {
    const began = performance.now()
    const shop = await startShop(database.url, port)
    times.push(performance.now() - began)
    await pause(idleMs)
    memory.push(await memoryOf(shop.pid))
    await shop.stop()
  }
  const rows: Row[] = [
    { name: 'a start, until the shop answers', products, unit: 'ms', value: median(times) },
    { name: 'memory of an idle shop', products, unit: 'MB', value: median(memory) },
  ]
  for (const { name, value, unit } of rows) console.log(`${name}: ${Math.round(value)} ${unit}`)
  return rows
}
