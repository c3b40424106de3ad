import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'

const root = join(import.meta.dirname, '..')
const server = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export type BenchDatabase = {
  url: string
  query: <T extends pg.QueryResultRow>(sql: string) => Promise<T[]>
  [Symbol.asyncDispose](): Promise<void>
}

/** A new database with the sample shop and synthetic products, `products` in all. */
export async function benchDatabase(products: number): Promise<BenchDatabase> {
  const name = `rimal_bench_${process.pid}_${products}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const seeded = spawnSync(process.execPath, ['server/seed.ts', '--products', String(products)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url.href },
  })
  if (seeded.status !== 0) throw new Error('The catalogue for the measurement could not be made.')
  const pool = new pg.Pool({ connectionString: url.href, max: 4 })
  // The pool's promise resolves before its connections are closed, and dropping the database then cuts the last of
  // these connections off.
  pool.on('error', () => {})
  await pool.query('vacuum analyze')
  return {
    url: url.href,
    query: async <T extends pg.QueryResultRow>(sql: string) => (await pool.query<T>(sql)).rows,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
