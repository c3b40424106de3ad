import type { NotificationsUpdate, Notification } from '@rimal/contract/notifications'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createStore } from '../../../ui/resource/store.ts'

/** Null until the shop has said. */
const unread = createStore<number | null>(null)
type Heard = (update: NotificationsUpdate, unreadBefore: number | null) => void
const hearing = new Set<Heard>()

/** Returns the number of unread notifications; null for guests, and until it is known. */
export function useUnread(): number | null {
  return useSyncExternalStore(unread.subscribe, unread.get, () => null)
}

export const unreadNow = unread.get

export const onUnread = unread.subscribe

export const setUnread = unread.set

/** Calls `heard` with what comes while the page is open; the answer ends that. */
export function onNotification(heard: Heard): () => void {
  hearing.add(heard)
  return () => hearing.delete(heard)
}

type IsAbout = (notification: Notification) => boolean
const shownHere = new Set<IsAbout>()

/** Refreshes the content of a page when a notification about it arrives. */
export function useRefreshOnNotification(isAbout: IsAbout, refresh: () => void) {
  const isMine = useEffectEvent(isAbout)
  const hear = useEffectEvent(({ notifications }: NotificationsUpdate) => {
    if (notifications.some(isAbout)) refresh()
  })
  useEffect(() => {
    const shows: IsAbout = (notification) => isMine(notification)
    shownHere.add(shows)
    const deaf = onNotification((update) => hear(update))
    return () => {
      shownHere.delete(shows)
      deaf()
    }
  }, [])
}

/** Says whether the page shows the content that a notification is about. */
export function isShownHere(notification: Notification): boolean {
  return [...shownHere].some((shows) => shows(notification))
}

export function passOn(update: NotificationsUpdate) {
  const before = unreadNow()
  setUnread(update.unread)
  for (const heard of hearing) heard(update, before)
}
