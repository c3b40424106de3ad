import { device } from './device.ts'

/** Shows on the icon of the installed shop how many notifications are unread; 0 shows none. */
export function showBadge(unread: number): void {
  if (device.app) return device.app.showBadge(unread)
  const shown = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.()
  // A browser may refuse it where the shop is not installed.
  shown?.catch(() => {})
}
