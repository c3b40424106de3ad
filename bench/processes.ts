import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The secret of the shop, with which the measurement signs webhooks as the simulator does. */
export const benchSecret = 'known to the measurement and to nobody else'

export type Running = { address: string; said: string; stop(): Promise<void>; pid: number }

/**
 * Starts the shop on a database without the flood limit, in production or, for measurements that
 * read login codes, in development mode.
 */
export async function startShop(
  databaseUrl: string,
  port: number,
  mode: 'production' | 'development' = 'production',
): Promise<Running> {
  // As `npm start` does.
  return start(
    ['--max-semi-space-size=4', 'server/launch.ts'],
    /\/home/,
    `http://127.0.0.1:${port}`,
    {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      SECRET: benchSecret,
      RATE_LIMITS: 'off',
      NODE_ENV: mode,
      PAYMENT_PROVIDERS: 'simulator,cash-on-delivery',
    },
  )
}

/** Starts the bare server that sends the answer of `address`. */
export async function startFloor(address: string, encoding: 'br' | 'identity'): Promise<Running> {
  const running = await start(['bench/floor-server.ts', address, encoding], /floor \S+/, '', {})
  const [, floor = ''] = /floor (\S+)/.exec(running.said) ?? []
  return { ...running, address: floor }
}

async function start(
  args: string[],
  ready: RegExp,
  address: string,
  env: Record<string, string>,
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      if (ready.test(said)) done()
    })
    child.on('exit', (code) => fail(new Error(`${args[0]} ended (${code}): ${said}`)))
  })
  return {
    address,
    said,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((done) => child.on('exit', done))
      child.kill('SIGTERM')
      await gone
    },
  }
}
