import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'

/** A place for texts that no other program can read. */
export type SecretStore = {
  get: (name: string) => Promise<string | null>
  set: (name: string, text: string) => Promise<void>
  delete: (name: string) => Promise<void>
}

/**
 * The keychain of an iPhone, or the keystore of an Android phone. Backups and other phones do not get what is there. A
 * phone whose store is broken opens the shop all the same: what it does not store lasts as long as the app runs.
 */
export async function openKeychain(): Promise<SecretStore> {
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly)
  return {
    get: (name) => SecureStorage.getItem(name).catch(() => null),
    set: (name, text) => SecureStorage.setItem(name, text).catch(() => {}),
    delete: (name) => SecureStorage.removeItem(name).catch(() => {}),
  }
}
