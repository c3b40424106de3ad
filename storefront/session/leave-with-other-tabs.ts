import { isLoggedIn } from './login-hint.ts'
import { emptyStorage } from './stored-value.ts'

/**
 * Treats a logout in another tab, which empties the shared storage, as a logout of this tab. This also applies to a
 * page that the browser restores from memory after such a logout.
 */
export function leaveWithOtherTabs(home: string) {
  const leave = () => {
    // Data that this page writes before it is left also belonged to the customer.
    addEventListener('pagehide', () => emptyStorage('session'))
    emptyStorage('session')
    location.assign(home)
  }
  let wasLoggedIn = isLoggedIn()
  addEventListener('login', () => {
    wasLoggedIn ||= isLoggedIn()
  })
  addEventListener('storage', ({ key }) => {
    if (key === null) leave()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasLoggedIn && !isLoggedIn()) leave()
  })
}
