import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type Shop = Awaited<ReturnType<typeof startShop>>

type Place = { databaseUrl: string; dataDir: string; port: number; env?: Record<string, string> }
type Settings = Place & {
  /** The folder of the version that is started; this one unless another is named. */
  folder?: string
}

/** The environment of the shop and of the commands beside it. */
export function environmentOf({ databaseUrl, dataDir, port, env = {} }: Place): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'known to the drills and to nobody else',
    PAYMENT_PROVIDERS: 'simulator,cash-on-delivery',
    PICTURE_FORMATS: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  }
}

/** Starts the shop without pages in a process of its own, as a server would run it, and waits until it says that it is open. */
export async function startShop({ folder = root, ...place }: Settings) {
  const address = `http://127.0.0.1:${place.port}`
  const lines: string[] = []
  const child: ChildProcess = spawn(process.execPath, ['server/launch.ts', '--api-only'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(place),
  })
  const ended = once(child, 'exit')
  let isWanted = true
  child.once('exit', (code) => {
    if (isWanted)
      console.error(`The shop ended by itself (${code}):\n${lines.slice(-8).join('\n')}`)
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter(Boolean))
    })
  }
  // The port is open before the jobs are.
  while (!lines.some((line) => line.includes('Rimal is open.'))) {
    if (child.exitCode !== null) throw new Error(`The shop ended:\n${lines.slice(-5).join('\n')}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    address,
    lines,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Ends the process with a signal and waits until it is gone. */
    async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
      isWanted = false
      child.kill(signal)
      await ended
    },
  }
}
