import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { freePort } from './free-port.ts'
import { openDatabase } from '../db/connect.ts'
import { databaseUrl } from './database.ts'
import { visitor } from './test-shop.ts'

/** Starts an empty shop in a separate process, which can be killed and started again on its database. */
export async function childShop() {
  const server = inject('server')
  const name = `${server.template}_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = databaseUrl(server.url, name)
  const { db, pool } = openDatabase(url)
  // Dropping the database may overtake the goodbye of a connection.
  pool.on('error', () => {})
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-child-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start() {
    child = spawnShop({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: address,
    })
    await untilStarted(child)
  }

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    deps: { db, pool },
    address,
    start,
    kill,
    /** Stops the process between two of its steps, until it goes on. */
    pause: () => child?.kill('SIGSTOP'),
    goOn: () => child?.kill('SIGCONT'),
    isAlive: () => child?.exitCode === null && child.signalCode === null,
    guest: () => visitor(address),
    async [Symbol.asyncDispose]() {
      await kill()
      await pool.end()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function spawnShop(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['server/main.ts', '--api-only'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      SAMPLE_SHOP: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function untilStarted(child: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      if (output.includes('Shop: ')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The shop did not start: ${output}`)))
  })
}
