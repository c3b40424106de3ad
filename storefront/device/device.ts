import type { LanguageCode } from '@rimal/contract/language'
import type { Preferences } from '@rimal/contract/notifications'

/** Whether this device shows notifications; `refused`: it was set to show none. */
export type PushState = 'unable' | 'refused' | 'off' | 'on'

export type PictureSource = 'camera' | 'photos'

/** What the storefront asks of the device that it runs on. The app for phones has a device of its own (`mobile/app/`). */
export type Device = {
  /** The origin of the shop; empty in a browser, whose pages come from there. */
  origin: string
  /** Sends a request to the shop; the path begins with /api/. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** The abilities of the app, which a browser lacks or has under other names. */
  app?: AppDevice
}

export type AppDevice = {
  /** The guest of the app, for requests that `fetch` does not send. */
  guest: { name: (request: XMLHttpRequest) => void; store: (request: XMLHttpRequest) => void }
  /** Opens the page of a provider above the app; resolves once the customer has returned, or the payment is settled. */
  openPayment: (payment: { token: string; language: LanguageCode }) => Promise<void>
  /** Opens the sheet for sharing; a customer may close it without sharing. */
  share: (shared: { title: string; url: string }) => Promise<void>
  push: {
    state: (own: Preferences) => Promise<PushState>
    /** Asks for permission, which asks the customer; call it only when the customer presses a button. */
    allow: (own: Preferences) => Promise<PushState>
    stop: () => Promise<PushState>
    /** Sends the address of this device to the shop again, because it may have changed. */
    save: () => Promise<void>
  }
  /**
   * Lets the customer take a picture, or choose at most `max`; none where the customer cancels. Throws where the phone does
   * not allow it.
   */
  choosePictures: (source: PictureSource, max: number) => Promise<File[]>
  vibrate: (kind: 'light') => void
  showBadge: (unread: number) => void
  /** Deletes what the app has stored of the customer whose login ended. */
  deleteCustomerData: () => Promise<void>
}

/** The device that this page runs on: a browser, until the app has said otherwise. */
export const device: Device = { origin: '', fetch: (path, init) => fetch(path, init) }

/** Replaces the device of a browser; called before the storefront starts. */
export function setDevice(other: Device) {
  Object.assign(device, other)
}

/** Returns the origin of addresses that others open. */
export function shopOrigin(): string {
  return device.origin || location.origin
}

/** Returns the address of the page that is shown, as others open it. */
export function sharedAddress(): string {
  const { pathname, search, hash } = location
  return shopOrigin() + pathname + search + hash
}
