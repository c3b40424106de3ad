import type { AppPushService } from '@rimal/contract/app/push-services'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../../deps.ts'
import type { Bearer } from '../../../../http/bearer.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import type { Queries } from '../../../../db/connect.ts'
import {
  deleteDevices,
  type Device as Stored,
  type NewDevice,
  removeEndpoint,
  saveDevice,
  listDevices,
} from './devices.sql.ts'
import { encryptPush } from './encrypt-push.ts'
import { isPushService } from './is-push-service.ts'

const maxDevices = 20

type Subscription = { endpoint: string; p256dh: string; auth: string; language: LanguageCode }

/**
 * Saves the push address of a browser. The address comes from outside and the shop will send to it, so only the
 * services of known browsers are accepted.
 */
export async function allowDevice(
  deps: Deps,
  { customerId, sessionId, ...given }: Subscription & Pick<Bearer, 'customerId' | 'sessionId'>,
): Promise<void> {
  if (!isPushService(deps.config, given.endpoint)) {
    throw new ShopError('invalid_input', { endpoint: 'malformed' })
  }
  try {
    encryptPush(given, '')
  } catch {
    // No point of the curve.
    throw new ShopError('invalid_input', { p256dh: 'malformed' })
  }
  await storeDevice(deps, { customerId, sessionId, service: 'web', ...given })
}

type AppDevice = { service: AppPushService; token: string; language: LanguageCode }

/** Saves the token of the phone app. It is a part of an address at Apple, so it has its signs and no others. */
export async function allowAppDevice(
  deps: Deps,
  { token, ...device }: AppDevice & Pick<Bearer, 'customerId' | 'sessionId'>,
): Promise<void> {
  if (!deps.appPush[device.service]) throw new ShopError('push_unavailable')
  if (device.service === 'apns' && !/^[\da-f]{64,200}$/i.test(token)) {
    throw new ShopError('invalid_input', { token: 'malformed' })
  }
  await storeDevice(deps, { ...device, endpoint: token, p256dh: null, auth: null })
}

/** Saves a device, and deletes the oldest ones of a customer who has too many. */
async function storeDevice(deps: Deps, device: Omit<NewDevice, 'createdAt'>): Promise<void> {
  const now = deps.clock()
  await deps.transact(async (tx) => {
    await saveDevice(tx, { ...device, createdAt: now })
    const own = await listDevices(tx, device.customerId, now)
    const tooMany = own.slice(0, Math.max(0, own.length - maxDevices))
    if (tooMany.length > 0)
      await deleteDevices(
        tx,
        tooMany.map(({ id }) => id),
      )
  })
}

/** A device that receives push notifications, with the language in which the customer allowed them. */
export type Device = Pick<Stored, 'id' | 'language' | 'service'>

export function devicesOf(db: Queries, customerId: string, now: Date): Promise<Device[]> {
  return listDevices(db, customerId, now)
}

/** One that is not known is forgotten already. */
export function removeDevice(
  db: Queries,
  device: Pick<Stored, 'customerId' | 'service' | 'endpoint'>,
): Promise<void> {
  return removeEndpoint(db, device)
}
