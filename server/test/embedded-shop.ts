import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Client } from 'pg'

const launcher = new URL('../db/embedded/embedded-postgres.ts', import.meta.url).href

export type EmbeddedShop = Awaited<ReturnType<typeof startEmbeddedShop>>
type Folders = { dataDir: string; outsideDir: string }

/** Starts a shop on the database of its data folder, in its own process and process group, as a terminal would. */
export async function startEmbeddedShop({ dataDir, outsideDir }: Folders) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', shopProgram], {
    env: { ...process.env, LAUNCHER: launcher, DATA_DIR: dataDir, OUTSIDE: outsideDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
    detached: true,
  })
  const printed: string[] = []
  const reader = createInterface({ input: child.stdout })
  const started = new Promise<{ url: string; say: string }>((resolve, reject) => {
    reader.on('line', (line) => {
      printed.push(line)
      if (line.startsWith('{')) resolve(JSON.parse(line) as { url: string; say: string })
    })
    child.on('exit', () => reject(new Error(`The shop ended:\n${printed.join('\n')}`)))
  })
  const end = async (signal: NodeJS.Signals, { toGroup = false } = {}) => {
    const closed = once(child, 'close')
    process.kill(toGroup ? -(child.pid ?? 0) : (child.pid ?? 0), signal)
    await closed
  }
  return { child, lines: printed, end, ...(await started) }
}

const shopProgram = `
  import { Client } from 'pg'
  const { startEmbeddedPostgres } = await import(process.env.LAUNCHER)
  const { url, say, stop } = await startEmbeddedPostgres({
    dataDir: process.env.DATA_DIR, outsideDir: process.env.OUTSIDE, log: console.log,
  })
  const work = setInterval(() => {}, 1000)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('select pg_sleep(0.2)')
    await client.end()
    console.log('answers while stopping')
    await stop()
    clearInterval(work)
  })
  console.log(JSON.stringify({ url, say }))
`

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
