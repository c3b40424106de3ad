import { buildApp } from './app/build-app.ts'
import { findBrowser } from './browser.ts'
import { makeDataDir, runShop } from './run-shop.ts'
import { makeOwner } from './staff/owner.ts'
import { provideShop } from './shop.ts'

/**
 * The whole shop as a stranger starts it, on a free port and an empty folder; or the one that runs at
 * E2E_ADDRESS already (with RATE_LIMITS=off, and DATABASE_URL here for journeys of staff), which spares
 * the start while a journey is written.
 */
export default async function setup() {
  if (!findBrowser()) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.')
  await buildApp()
  const running = process.env['E2E_ADDRESS']
  if (running) {
    const address = new URL(running).origin
    const url = process.env['DATABASE_URL']
    const machine = url ? { DATABASE_URL: url, PUBLIC_URL: address } : undefined
    const owner = machine && (await makeOwner(address, machine))
    provideShop({ address, ...(machine ? { machine, owner } : {}) })
    return undefined
  }
  const { address, machine, stop } = await runShop(await makeDataDir())
  const owner = await makeOwner(address, machine).catch(async (error) => {
    await stop()
    throw error
  })
  provideShop({ address, machine, owner })
  return stop
}
