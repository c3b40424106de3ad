import { Capacitor, type PluginListenerHandle } from '@capacitor/core'
import { type PushNotificationSchema, PushNotifications } from '@capacitor/push-notifications'
import type { AppPushService } from '@rimal/contract/app/push-services'
import { call } from '@rimal/storefront/api.ts'
import type { AppDevice } from '@rimal/storefront/device/device.ts'
import { loginRecord } from '@rimal/storefront/session/login-hint.ts'
import { parseText, storedValue } from '@rimal/storefront/session/stored-value.ts'

/** What a push message says, beside its texts; the shop fills in an empty text where there is nothing. */
type Pushed = { title: string; body: string; page: string; orderId: string | null }

/** The customer notified on this phone; removed when the login ends. */
const stored = storedValue<string | null>({
  area: 'local',
  key: 'push_device',
  version: 1,
  initial: null,
  parse: parseText,
})

/** A phone without the service of Google never answers. */
const longestWaitMs = 10_000

const service: AppPushService = Capacitor.getPlatform() === 'ios' ? 'apns' : 'fcm'

/** Push messages through the service of the phone: Apple's or Google's. */
export const push: AppDevice['push'] = {
  async state({ appPush }) {
    if (!appPush.includes(service)) return 'unable'
    const { receive } = await PushNotifications.checkPermissions()
    if (receive === 'denied') return 'refused'
    return receive === 'granted' && isOfSession() ? 'on' : 'off'
  },
  async allow() {
    const { receive } = await PushNotifications.requestPermissions()
    if (receive !== 'granted') return receive === 'denied' ? 'refused' : 'off'
    await notifyShop()
    return 'on'
  },
  async stop() {
    const token = await register()
    stored.clear()
    await PushNotifications.unregister()
    isOn = false
    await call('POST notifications/remove-app-device', { body: { service, token } })
    return 'off'
  },
  async save() {
    try {
      if (!isOfSession()) return
      const { receive } = await PushNotifications.checkPermissions()
      if (receive === 'granted') await notifyShop()
    } catch {
      // The next start does it.
    }
  },
}

/** Calls `onShown` for messages that arrive while the app is open, and `onOpened` for those that a press opened. */
export async function followPush(given: {
  onShown: (pushed: Pushed) => void
  onOpened: (pushed: Pushed) => void
}): Promise<void> {
  await PushNotifications.addListener('pushNotificationReceived', (notification) =>
    given.onShown(readPushed(notification)),
  )
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
    given.onOpened(readPushed(notification)),
  )
}

/** Whether messages come to this phone, also once the storage of the page was emptied. */
let isOn = stored.get() !== null

/** Ends the messages of the customer to this phone, and removes those that it shows. */
export async function endNotifications(): Promise<void> {
  await PushNotifications.removeAllDeliveredNotifications()
  // A phone without an account of the service must not be asked to leave it.
  if (isOn) await PushNotifications.unregister()
  isOn = false
}

function readPushed({ title, body, data }: PushNotificationSchema): Pushed {
  const given = (data ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    title: title ?? text(given['title']),
    body: body ?? text(given['body']),
    page: text(given['page']),
    orderId: text(given['orderId']) || null,
  }
}

async function notifyShop() {
  const token = await register()
  const reply = await call('POST notifications/allow-app-device', { body: { service, token } })
  if (reply.errorCode !== 0) throw new Error(reply.message)
  stored.set(loginRecord()?._id ?? '')
  isOn = true
}

/** Returns the address of this phone at its service. */
async function register(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Error('The service did not answer.')), longestWaitMs)
  const listeners: PluginListenerHandle[] = [
    await PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    await PushNotifications.addListener('registrationError', ({ error }) =>
      reject(new Error(error)),
    ),
  ]
  try {
    await PushNotifications.register()
    return await promise
  } finally {
    clearTimeout(timer)
    await Promise.all(listeners.map((listener) => listener.remove()))
  }
}

function isOfSession(): boolean {
  const customerId = loginRecord()?._id
  return customerId !== undefined && stored.get() === customerId
}
