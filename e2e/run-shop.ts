import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appSettings } from './app/app-settings.ts'
import type { Machine } from './staff/run-command.ts'

export type RunningShop = { address: string; machine: Machine; stop(): Promise<void> }

/** Makes the empty folder of a shop of the tests. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-e2e-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

/** Runs a whole shop on a free port and in a folder, which is deleted when the shop stops. */
export async function runShop(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningShop> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  // By name, because passkeys work at no IP address.
  const address = `http://localhost:${port}`
  const machine = { DATA_DIR: dataDir, PUBLIC_URL: address, ...appSettings(), ...environment }
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../server/launch.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...machine,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      // The sizes of the sample pictures would take a core for minutes, and no journey waits for them.
      PICTURE_FORMATS: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    let said = ''
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('/home')) ready()
    })
    // The errors that the shop prints during the journeys explain why a journey failed.
    shop.stdout.pipe(process.stderr)
    shop.on('exit', (code) => fail(new Error(`The shop did not start (exit ${code}):\n${said}`)))
  })

  async function stop() {
    const gone = new Promise((done) => shop.on('exit', done))
    shop.kill('SIGTERM')
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
  return { address, machine, stop }
}
