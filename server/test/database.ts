import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { loadSampleShop } from '../features/shop/sample-data/load-sample-shop.ts'
import { storePristine } from './databases/reset-copy.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server with a template database that holds the migrated sample shop. */
    server: { url: string; template: string }
  }
}

/** One database server for the whole run, one template; each test shop is a copy of it. */
export default async function setup(project: TestProject) {
  const { url, stop } = await openServer()
  const template = `rimal_template_${process.pid}`
  const admin = new pg.Pool({ connectionString: url, max: 1 })
  // The server ends right after the pool: a connection that is closed meanwhile is no failure of a test.
  admin.on('error', () => {})
  admin.on('connect', (client) => client.on('error', () => {}))
  await admin.query(`create database ${template}`)
  const { pool, db } = openDatabase(databaseUrl(url, template))
  await migrate(pool)
  await loadSampleShop({ db }, () => {})
  await storePristine(pool)
  await pool.end()
  project.provide('server', { url, template })

  return async () => {
    // Waits for a copy that is being made, and lets nobody begin another.
    await admin.query(`drop database ${template} with (force)`)
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like '${template}_%'`,
    )
    for (const { datname } of rows) {
      await admin.query(`drop database if exists ${datname} with (force)`)
    }
    await admin.end()
    await stop()
  }
}

async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-test-'))
  // Closed to others, as mkdtemp makes it, root's database would have to live elsewhere.
  await chmod(dataDir, 0o755)
  const running = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await clearPowerCuts(running.url)
  return {
    url: running.url,
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A server that lives as long as the tests need not wait for the disk. */
async function clearPowerCuts(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** A database of a server. What is written there need not survive the machine: nobody waits for its disk. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}
