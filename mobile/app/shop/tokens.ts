import type { SecretStore } from './secrets.ts'

/**
 * The tokens of the app. Nothing but the secret store holds the refresh token, and the storefront is never given it; a
 * hostile script in the page could ask for it, which the policy of the page prevents.
 */
export type Tokens = {
  /** Names the guest; empty until the shop has named one. */
  guest: () => string
  storeGuest: (token: string) => Promise<void>
  /** Null without a login. */
  refresh: () => string | null
  /** Resolves once the token is stored, so that a login whose token is lost is never used. */
  storeRefresh: (token: string) => Promise<void>
  clearRefresh: () => Promise<void>
}

const guestName = 'guest'
const refreshName = 'refresh'

/** Reads the tokens that were stored when the app ran before. */
export async function loadTokens(store: SecretStore): Promise<Tokens> {
  let [guest, refresh] = await Promise.all([store.get(guestName), store.get(refreshName)])
  return {
    guest: () => guest ?? '',
    async storeGuest(token) {
      if (token === (guest ?? '')) return
      guest = token
      await (token ? store.set(guestName, token) : store.delete(guestName))
    },
    refresh: () => refresh,
    async storeRefresh(token) {
      refresh = token
      await store.set(refreshName, token)
    },
    async clearRefresh() {
      refresh = null
      await store.delete(refreshName)
    },
  }
}

/** Deletes all tokens: an iPhone keeps its keychain when an app is deleted, and the next owner installs the app anew. */
export async function deleteTokens(store: SecretStore): Promise<void> {
  await Promise.all([store.delete(guestName), store.delete(refreshName)])
}
