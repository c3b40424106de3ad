import { appLinks } from '@rimal/contract/app/app-links'
import type { PhoneAppSettings } from '../../../phone-app/phone-app-settings.ts'

/** Returns what iOS asks of the shop: the app, and the addresses that open in it. Null without an app on iOS. */
export function appleLinks({ id, appleTeam }: Pick<PhoneAppSettings, 'id' | 'appleTeam'>) {
  if (!id || !appleTeam) return null
  const components = appLinks.map((path) => ({ '/': path }))
  return { applinks: { details: [{ appIDs: [`${appleTeam}.${id}`], components }] } }
}

/**
 * Returns what Android asks of the shop: the app, and the certificates that sign it. The app itself names the addresses.
 * Null without an app on Android.
 */
export function androidLinks({
  id,
  androidFingerprints,
}: Pick<PhoneAppSettings, 'id' | 'androidFingerprints'>) {
  if (!id || androidFingerprints.length === 0) return null
  const target = {
    namespace: 'android_app',
    package_name: id,
    sha256_cert_fingerprints: androidFingerprints,
  }
  return [{ relation: ['delegate_permission/common.handle_all_urls'], target }]
}
