import type { Preferences } from '@rimal/contract/notifications'
import { call } from '../../api.ts'
import { device, type PushState } from '../../device/device.ts'
import { registerWorker } from '../../offline/worker-address.ts'
import { loginRecord } from '../../session/login-hint.ts'
import { parseText, storedValue } from '../../session/stored-value.ts'

/** The customer notified on this device; removed when the login ends. */
const stored = storedValue<string | null>({
  area: 'local',
  key: 'push_device',
  version: 1,
  initial: null,
  parse: parseText,
})

export async function deviceState(own: Preferences): Promise<PushState> {
  if (device.app) return device.app.push.state(own)
  if (!isAble()) return 'unable'
  if (globalThis.Notification.permission === 'denied') return 'refused'
  const subscription = await findSubscription()
  return subscription && isOfSession() ? 'on' : 'off'
}

/** Asks the device for permission, which asks the customer; call it only when the customer presses a button. */
export async function allowHere(own: Preferences): Promise<PushState> {
  if (device.app) return device.app.push.allow(own)
  const permission = await globalThis.Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off'
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: own.pushKey }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription made with an earlier key of the shop prevents a new one.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  await notifyShop(subscription)
  return 'on'
}

export async function stopHere(): Promise<PushState> {
  if (device.app) return device.app.push.stop()
  const subscription = await findSubscription()
  stored.clear()
  if (subscription) {
    const { endpoint } = subscription
    await subscription.unsubscribe()
    await call('POST notifications/remove-device', { body: { endpoint } })
  }
  return 'off'
}

/** A browser may change its address whenever it likes; each visit says the one of today. */
export async function saveDevice(): Promise<void> {
  if (device.app) return device.app.push.save()
  try {
    if (!isAble() || !isOfSession() || globalThis.Notification.permission !== 'granted') return
    const subscription = await findSubscription()
    if (subscription) await notifyShop(subscription)
  } catch {
    // The next visit says it.
  }
}

async function notifyShop(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh, auth } = keys
  if (!endpoint || !p256dh || !auth) throw new Error('A subscription came without its keys.')
  const reply = await call('POST notifications/allow-device', { body: { endpoint, p256dh, auth } })
  if (reply.errorCode !== 0) throw new Error(reply.message)
  stored.set(loginRecord()?._id ?? '')
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

function isOfSession(): boolean {
  return stored.get() === loginRecord()?._id
}

function isAble(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}
