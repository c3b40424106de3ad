import type { Device } from '@rimal/storefront/device/device.ts'
import { isLoggedIn } from '@rimal/storefront/session/login-hint.ts'
import { deleteDayStores } from '@rimal/storefront/offline/store-names.ts'
import { storedText } from '@rimal/storefront/session/stored-value.ts'
import { buildSettings } from '../build-settings.ts'
import { createAnswerRead } from './answer-read.ts'
import { openCopyStore } from './copy-store.ts'
import { openKeychain } from './secrets.ts'
import { createShopFetch } from './shop-fetch.ts'
import { deleteTokens, loadTokens, type Tokens } from './tokens.ts'

/** The app has run before on this phone, and was not deleted since. */
const installed = storedText('local', 'app_installed')

type OpenedShop = {
  fetch: Device['fetch']
  tokens: Tokens
  /** Deletes what the app has stored of the customer, and what the customer looked at. */
  deleteCustomerData: () => Promise<void>
}

/**
 * Prepares the requests to the shop, with the tokens and copies that the app has stored. `onCopy` is called with the age
 * of each copy that is shown.
 */
export async function openShop(onCopy: (since: number) => void): Promise<OpenedShop> {
  const keychain = await openKeychain()
  if (installed.get() === null) await deleteTokens(keychain)
  installed.set('1')
  const tokens = await loadTokens(keychain)
  const copies = openCopyStore(indexedDB)
  const reads = new RegExp(buildSettings.publicReads)

  async function deleteCustomerData() {
    // A phone that refuses its database has stored nothing there.
    const isDeleted = [copies.deleteAll(), deleteDayStores()].map((deleted) =>
      deleted.catch(() => {}),
    )
    await Promise.all([tokens.clearRefresh(), ...isDeleted])
  }

  // The app was closed while a login ended.
  if (tokens.refresh() !== null && !isLoggedIn()) await deleteCustomerData()
  return {
    tokens,
    deleteCustomerData,
    fetch: createShopFetch({
      origin: buildSettings.shopOrigin,
      fetch: (...asked) => fetch(...asked),
      tokens,
      isPublic: (pathname) => reads.test(pathname),
      answerRead: createAnswerRead({
        copies,
        now: () => new Date(),
        isDated: (address) => !new URL(address).pathname.startsWith('/api/language/'),
        onCopy,
      }),
      deleteCustomerData,
    }),
  }
}
