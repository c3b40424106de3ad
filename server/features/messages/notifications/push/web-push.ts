import type { Deps } from '../../../../deps.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { encryptPush, maxPushBytes } from './encrypt-push.ts'
import { findVapidKeys } from './find-vapid-keys.ts'
import {
  fitting,
  isUrgent,
  jsonBytes,
  patienceMs,
  type PushService,
  pushLifeSeconds,
  refusedBy,
  topicOf,
} from './push-service.ts'
import { signVapid } from './sign-vapid.ts'

/** Sends to browsers, each at the address that its own service gave it (RFC 8030). */
export function webPush(deps: Deps): PushService {
  return async ({ endpoint, p256dh, auth }, pushed) => {
    if (p256dh === null || auth === null) throw new Error('A browser has no keys.')
    const keys = await findVapidKeys(deps.db)
    const subject = await subjectOf(deps)
    const topic = topicOf(pushed)
    const text = JSON.stringify(fitting(pushed, { maxBytes: maxPushBytes, sizeOf: jsonBytes }))
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await signVapid({ keys, endpoint, subject, now: deps.clock() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(pushLifeSeconds),
        urgency: isUrgent(pushed) ? 'high' : 'normal',
        ...(topic ? { topic } : {}),
      },
      body: new Uint8Array(encryptPush({ p256dh, auth }, text)),
      // A redirect would send the message to a server that the shop did not choose.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw refusedBy('the service of a browser', response.status)
    return 'sent'
  }
}

/** Returns the contact that a push service would write to; Apple refuses invalid addresses, and an empty one. */
async function subjectOf({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<string> {
  const { protocol, origin } = config.publicUrl
  if (protocol === 'https:') return origin
  const { contact } = await findSettings(db)
  return contact.email ? `mailto:${contact.email}` : origin
}
