import type { BenchDatabase } from './databases.ts'
import type { Row } from './table.ts'

export async function measureOrders(
  _address: string,
  _database: BenchDatabase,
  _options: { products: number; seconds: number },
): Promise<Row[]> {
  return []
}
