import { isLoggedIn } from './login-hint.ts'

/**
 * A log-out in another tab, which empties the storage they share, is one of this tab too; so is one
 * that a page hears of late, which was put aside meanwhile and comes back as it was.
 */
export function leaveWithOtherTabs(home: string) {
  const leave = () => {
    // What this page writes until it is gone was hers as well.
    addEventListener('pagehide', () => sessionStorage.clear())
    sessionStorage.clear()
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
