import { languageOfPath } from '@rimal/contract/language'
import { noticePath } from '@rimal/contract/pages/notice-path'
import type { NotificationsUpdate, Notification } from '@rimal/contract/notifications'
import { call } from '../../../api.ts'
import { showBadge } from '../../../device/badge.ts'
import { device } from '../../../device/device.ts'
import { isLoggedIn, loginRecord } from '../../../session/login-hint.ts'
import { asCustomer } from '../../../session/session.ts'
import { showToast } from '../../../ui/toast.tsx'
import { saveDevice } from '../device.ts'
import { isShownHere, onUnread, passOn, setUnread, unreadNow } from './notification-store.ts'
import { readEvents } from './read-events.ts'

/** The time that the specification gives for showing a notification. */
const toastMs = 5000
/** The shop says something at least every 25 seconds, if only that it is there. */
const silenceMs = 60_000
/** The time within which a push message with the same text is the same notification. */
const sameNotificationMs = 30_000
const firstPauseMs = 1000
const longestPauseMs = 60_000

type Words = { open: string }
/** What a strip needs of a notification; a push message has no more. */
type Announced = { title: string; body: string; page: string; orderId: string | null }
/** A message from one tab to the others; a tab that was just opened asks, and sends no update. */
type Said = { customerId: string; update: NotificationsUpdate | null }

let following: AbortController | null = null
/** The last notification that was heard, in this tab or from another. */
let last: string | null = null
/** The notification that was shown last, until it is opened. */
let notified: Notification | null = null
/** The last notification in a strip: in the app, a push message may bring it again. */
let shown: { text: string; at: number } | null = null

/** Follows the customer's notifications as long as the customer is logged in and a page is shown. */
export function keepFollowing(words: Words) {
  const follow = () => followNotifications(words)
  onUnread(() => showBadge(unreadNow() ?? 0))
  addEventListener('login', follow)
  // A page that may be shown again as it was must not hold a line meanwhile.
  addEventListener('pagehide', stop)
  addEventListener('pageshow', follow)
  // First, as the link itself leaves the page.
  document.addEventListener('click', readOnceOpened, { capture: true })
  follow()
}

/**
 * Follows the notifications: one tab of a browser has the connection and passes updates to the other tabs; when it
 * is closed, another tab takes over.
 */
function followNotifications(words: Words) {
  const customerId = loginRecord()?._id
  if (following || customerId === undefined) return
  following = new AbortController()
  const { signal } = following
  const tabs = new BroadcastChannel('notifications')
  // A channel reaches the tabs of this shop alone, and asks for no address.
  const notifyTabs = (update: NotificationsUpdate | null) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tabs.postMessage({ customerId, update } satisfies Said)
  }
  let hasLine = false
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.customerId !== loginRecord()?._id) return
    if (data.update) hear(data.update, words)
    else if (hasLine) notifyTabs({ unread: unreadNow() ?? 0, notifications: [] })
  })
  notifyTabs(null)
  const speak = (update: NotificationsUpdate) => {
    // Another tab has logged in another customer.
    if (customerId !== loginRecord()?._id) return stop()
    hasLine = true
    notifyTabs(update)
    hear(update, words)
  }
  signal.addEventListener('abort', () => tabs.close())
  // Browsers hide locks from addresses that are not safe.
  const turn =
    'locks' in navigator
      ? navigator.locks.request('notifications', { signal }, () => keepOpen(speak, signal))
      : keepOpen(speak, signal)
  turn.catch(() => {})
  void saveDevice()
}

function stop() {
  following?.abort()
  following = null
}

/**
 * Holds the connection open until the page is left or the login ends; a broken connection is opened again, each
 * time a little later.
 */
async function keepOpen(speak: (update: NotificationsUpdate) => void, signal: AbortSignal) {
  let pause = firstPauseMs
  while (!signal.aborted && isLoggedIn()) {
    const heard = await listen(speak, signal).catch(() => false)
    pause = heard ? firstPauseMs : Math.min(pause * 2, longestPauseMs)
    await untilAfter(pause * (0.5 + Math.random()), signal)
  }
  if (!signal.aborted) stop()
}

/** True once something was heard on this line. */
async function listen(
  speak: (update: NotificationsUpdate) => void,
  leaving: AbortSignal,
): Promise<boolean> {
  const line = new AbortController()
  const signal = AbortSignal.any([leaving, line.signal])
  const language_code = languageOfPath(location.pathname).language
  const query = new URLSearchParams({ language_code, ...(last ? { after: last } : {}) })
  const answer = await asCustomer((bearer) =>
    device.fetch(`/api/notifications/live?${query}`, {
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      signal,
    }),
  )
  if (!answer.ok || !answer.body) return false
  let silence: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(silence)
    silence = setTimeout(() => line.abort(), silenceMs)
  }
  let heard = false
  try {
    alive()
    for await (const event of readEvents(answer.body, alive)) {
      speak(JSON.parse(event) as NotificationsUpdate)
      heard = true
    }
  } catch {
    // Broken, or left.
  } finally {
    clearTimeout(silence)
  }
  return heard
}

function hear(update: NotificationsUpdate, words: Words) {
  const newest = update.notifications.at(-1)
  last = newest?.notificationId ?? last
  passOn(update)
  if (newest && document.visibilityState === 'visible') announce(newest, words)
}

function announce(notification: Notification, words: Words) {
  const { path } = languageOfPath(location.pathname)
  if (path === '/notifications' || isAnnouncedHere(notification, path)) return
  notified = notification
  showNotification(notification, { words, path })
}

/** Shows a push message of the app in a strip, unless the stream has shown the same notification already. */
export function announcePushed(pushed: Announced, words: Words) {
  // It may be about the customer whose login has ended meanwhile.
  if (!isLoggedIn()) return
  const { path } = languageOfPath(location.pathname)
  const isShown = shown?.text === textOf(pushed) && Date.now() - shown.at < sameNotificationMs
  if (isShown || path === '/notifications' || path.startsWith('/payment/')) return
  showNotification(pushed, { words, path })
}

function showNotification(announced: Announced, { words, path }: { words: Words; path: string }) {
  const to = noticePath(announced)
  const text = textOf(announced)
  shown = { text, at: Date.now() }
  // The page may already be the one that the notification links to.
  const link = path === to ? {} : { link: { to, label: words.open } }
  showToast(text, { ...link, ms: toastMs })
}

function textOf({ title, body }: Announced): string {
  return `${title}. ${body}`
}

/** Says whether the page itself shows the result: during the payment, and on the confirmation page of the order. */
function isAnnouncedHere(notification: Notification, path: string): boolean {
  const { topic } = notification
  if (topic !== 'orders' && topic !== 'payments') return false
  return path.startsWith('/payment/') || (path.startsWith('/order/') && isShownHere(notification))
}

/** Marks a notification as read when its page is opened; the toast, which every page loads, does not do that. */
function readOnceOpened({ target }: Event) {
  const link = (target as Element | null)?.closest?.('a')
  if (!notified || !link || languageOfPath(link.pathname).path !== noticePath(notified)) return
  const body = { notificationId: notified.notificationId }
  notified = null
  call('POST notifications/mark-read', { body }).then(
    ({ result }) => result && setUnread(result.unread),
    () => {},
  )
}

function untilAfter(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      done()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
