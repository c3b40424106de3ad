import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { makeOwner } from './staff/owner.ts'
import { provideShop } from './shop.ts'

/**
 * The sizes of the sample pictures. The shop needs minutes of a processor to make them, so the runs of a checkout share
 * them; the first run makes them.
 */
const sharedSizes = join(import.meta.dirname, '../node_modules/.cache/e2e-pictures')

/**
 * The whole shop as a stranger starts it, on a free port and an empty folder; or the one that runs at
 * E2E_ADDRESS already (with RATE_LIMITS=off, and DATABASE_URL here for journeys of staff), which spares
 * the start while a journey is written.
 */
export default async function setup() {
  if (!findBrowser()) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.')
  const running = process.env['E2E_ADDRESS']
  if (running) {
    const address = new URL(running).origin
    const url = process.env['DATABASE_URL']
    const machine = url ? { DATABASE_URL: url, PUBLIC_URL: address } : undefined
    const owner = machine && (await makeOwner(address, machine))
    provideShop({ address, ...(machine ? { machine, owner } : {}) })
    return undefined
  }
  const { address, machine, stop } = await startShop()
  const owner = await makeOwner(address, machine).catch(async (error) => {
    await stop()
    throw error
  })
  provideShop({ address, machine, owner })
  return stop
}

async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-e2e-'))
  await chmod(dataDir, 0o755)
  await mkdir(sharedSizes, { recursive: true })
  await mkdir(join(dataDir, 'pictures'))
  await symlink(sharedSizes, join(dataDir, 'pictures', 'derived'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  // By name, because passkeys work at no IP address.
  const address = `http://localhost:${port}`
  const machine = { DATA_DIR: dataDir, PUBLIC_URL: address }
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...machine,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      // AVIF of the sample pictures would take half of the machine for as long as the journeys last.
      PICTURE_FORMATS: 'webp',
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
    await removePhotos()
  }
  return { address, machine, stop }
}

/** Removes the sizes of the photographs that the tests sent: their names are UUIDs. */
async function removePhotos() {
  const names = await readdir(sharedSizes)
  const photos = names.filter((name) => /^[0-9a-f]{8}-/.test(name))
  await Promise.all(photos.map((name) => rm(join(sharedSizes, name), { recursive: true })))
}
