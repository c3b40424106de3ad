import { noticePath } from '@rimal/contract/pages/notice-path'

/** The customer may be filling something in on these pages. */
const busyPages = /^(\/ar)?\/(checkout|belling-details|payment|custom-size-modal)(\/|$)/

/** Shows what the shop pushed as a notification of the device. */
export async function showPushed(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const { title = '', body = '', page = '', orderId = null, language_code } = read(data)
  const isArabic = language_code === 'arb'
  const path = noticePath({
    page: String(page),
    orderId: orderId === null ? null : String(orderId),
  })
  await registration.showNotification(String(title), {
    body: String(body),
    lang: isArabic ? 'ar' : 'en',
    dir: isArabic ? 'rtl' : 'ltr',
    icon: '/assets/icon-192.png',
    // A newer notification about the same order replaces the older one.
    tag: `${page}/${orderId}`,
    data: { path: (isArabic ? '/ar' : '') + path },
  })
}

/**
 * Marks the icon of the installed shop with a dot, because a push does not say how many notifications are unread. A page
 * that is seen shows their number itself.
 */
export async function markIcon(
  clients: Pick<Clients, 'matchAll'>,
  device: { setAppBadge?: () => Promise<void> },
): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  // A browser may refuse it where the shop is not installed.
  await device.setAppBadge?.().catch(() => {})
}

/** Closes a notification that was pressed, and opens its page. */
export function openPushed(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  notification: Pick<Notification, 'close' | 'data'>,
): Promise<void> {
  notification.close()
  return openPage(clients, notification.data?.path ?? '/notifications')
}

function read(data: Pick<PushMessageData, 'json'> | null): Record<string, unknown> {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Brings an open page of the shop forward and leads it to the path; without one, a page is opened. */
async function openPage(clients: Pick<Clients, 'matchAll' | 'openWindow'>, path: string) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const idle = windows.filter(({ url }) => !busyPages.test(new URL(url).pathname))
  for (const client of idle) {
    // The focus comes first, because navigating uses up the permission; a browser may refuse either.
    const focused = await client.focus().catch(() => client)
    try {
      if (new URL(focused.url).pathname !== path) await focused.navigate(path)
      return
    } catch {
      // The browser does not let this page be led; the next page may be.
    }
  }
  await clients.openWindow(path)
}
