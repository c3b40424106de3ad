import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import type { Bearer } from '../../../http/callers.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Queries } from '../../../db/connect.ts'
import {
  deleteDevices,
  type Device as Stored,
  forgetEndpoint,
  keepDevice,
  listDevices,
} from './devices.sql.ts'
import { encryptPush } from './encrypt-push.ts'
import { isPushService } from './is-push-service.ts'

const mostDevices = 20

type Subscription = { endpoint: string; p256dh: string; auth: string; language: LanguageCode }

/**
 * Keeps where a browser can be told. The address comes from outside and we will send to it: only the
 * services of known browsers are taken.
 */
export async function allowDevice(
  deps: Deps,
  { customerId, sessionId, ...given }: Subscription & Bearer,
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
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await keepDevice(tx, { customerId, sessionId, ...given, createdAt: now })
    const hers = await listDevices(tx, customerId, now)
    const tooMany = hers.slice(0, Math.max(0, hers.length - mostDevices))
    if (tooMany.length > 0)
      await deleteDevices(
        tx,
        tooMany.map(({ id }) => id),
      )
  })
}

/** Those that are to be told, in the language in which each was allowed. */
export type Device = Pick<Stored, 'id' | 'language'>

export function devicesOf(db: Queries, customerId: string, now: Date): Promise<Device[]> {
  return listDevices(db, customerId, now)
}

/** One that is not known is forgotten already. */
export function forgetDevice(
  db: Queries,
  device: { customerId: string; endpoint: string },
): Promise<void> {
  return forgetEndpoint(db, device)
}
