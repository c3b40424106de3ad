// Shows what the shop pushed, and leads to its page. It stands between no page and its requests.

/** Where a notification may lead, as `noticePath` of the shop says; a test holds the two together. */
const plainPages = [
  'my-account',
  'my-credit',
  'my-order',
  'my-wishlist',
  'home-service',
  'my-visits',
  'notifications',
]
const orderPages = ['new-delivery', 'order-details']
/** She may be filling something in there. */
const busyPages = /^(\/ar)?\/(checkout|belling-details|payment|custom-size-modal)(\/|$)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title = '', body = '', page = '', orderId = null, language_code } = read(event.data)
  const isArabic = language_code === 'arb'
  event.waitUntil(
    self.registration.showNotification(String(title), {
      body: String(body),
      lang: isArabic ? 'ar' : 'en',
      dir: isArabic ? 'rtl' : 'ltr',
      icon: '/assets/icon.svg',
      // A newer one about the same takes the place of the older.
      tag: `${page}/${orderId}`,
      data: { path: (isArabic ? '/ar' : '') + pathOf(String(page), orderId) },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data?.path ?? '/notifications'))
})

function read(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}

function pathOf(page, orderId) {
  if (plainPages.includes(page)) return `/${page}`
  const isOrder = orderPages.includes(page) && /^[\w-]{1,64}$/.test(orderId ?? '')
  return isOrder ? `/${page}/${orderId}` : '/notifications'
}

/** A page of the shop that is open already is brought forward and led there; else one is opened. */
async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const idle = windows.filter(({ url }) => !busyPages.test(new URL(url).pathname))
  for (const client of idle) {
    // First, as navigating spends the leave to do so; a browser may refuse either.
    const focused = await client.focus().catch(() => client)
    try {
      if (new URL(focused.url).pathname !== path) await focused.navigate(path)
      return
    } catch {
      // That one cannot be led; the next may.
    }
  }
  await self.clients.openWindow(path)
}
