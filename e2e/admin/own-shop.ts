import { makeDataDir, runShop } from '../run-shop.ts'
import { findShop, provideShop } from '../shop.ts'
import { makeOwner } from '../staff/owner.ts'

/**
 * Runs an empty shop for the tests of one file, which would leave too much in the shop of all tests. Until it is
 * stopped, the visits of this worker go there.
 */
export async function startOwnShop(): Promise<() => Promise<void>> {
  const shared = findShop()
  // A database of the environment belongs to the shop of all tests.
  const { address, machine, stop } = await runShop(await makeDataDir(), {
    SAMPLE_SHOP: 'off',
    DATABASE_URL: '',
  })
  const back = async () => {
    provideShop(shared)
    await stop()
  }
  try {
    provideShop({ address, machine, owner: await makeOwner(address, machine) })
  } catch (error) {
    await back()
    throw error
  }
  return back
}
