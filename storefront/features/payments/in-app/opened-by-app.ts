import { device } from '../../../device/device.ts'
import { storedValue } from '../../../session/stored-value.ts'

/**
 * Returns whether the app opened the page of a payment in the browser above it. The address of the first page says so
 * (`?in=app`), and this is stored while the provider's page is shown. In the app itself the address means nothing.
 */
export function isOpenedByApp(token: string, search: string): boolean {
  if (device.app) return false
  const opened = storedValue({
    area: 'session',
    key: `opened_by_app_${token}`,
    version: 1,
    initial: false,
    parse: Boolean,
  })
  if (new URLSearchParams(search).get('in') === 'app') opened.set(true)
  return opened.get()
}
