import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../../deps.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { deleteDevices, type Device, findDevice } from './devices.sql.ts'
import { encryptPush, maxPushBytes } from './encrypt-push.ts'
import { findVapidKeys } from './find-vapid-keys.ts'
import { signVapid } from './sign-vapid.ts'

/** What a browser shows, and the page that opens when it is pressed. */
export type Pushed = {
  title: string
  body: string
  page: string
  orderId: string | null
  language_code: LanguageCode
}

/** After this time a push message is of no use any more; the entry in the customer's notifications stays. */
export const pushLifeSeconds = 24 * 3600
/** A service that takes longer is tried again later. */
const patienceMs = 10_000

/** Sends it to one device. One that its service knows no more is forgotten; anything else throws. */
export async function pushNotice(deps: Deps, deviceId: string, pushed: Pushed): Promise<void> {
  const device = await findDevice(deps.db, deviceId, deps.clock())
  if (!device) return
  const { status } = await send(deps, device, pushed)
  if (status === 404 || status === 410) return deleteDevices(deps.db, [device.id])
  if (status < 200 || status > 299) {
    throw Object.assign(new Error('a push service refused'), { responseCode: status })
  }
}

async function send(deps: Deps, device: Device, pushed: Pushed): Promise<{ status: number }> {
  const { endpoint } = device
  const keys = await findVapidKeys(deps.db)
  const subject = await subjectOf(deps)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: await signVapid({ keys, endpoint, subject, now: deps.clock() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(pushLifeSeconds),
    },
    body: new Uint8Array(encryptPush(device, JSON.stringify(fitting(pushed)))),
    // A redirect would send the message to a server that the shop did not choose.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return response
}

/** A body that is too long ends between two characters, where the rest of it fits no more. */
function fitting(pushed: Pushed): Pushed {
  const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  if (sizeOf(pushed) <= maxPushBytes) return pushed
  let space = maxPushBytes - sizeOf({ ...pushed, body: '…' })
  let body = ''
  for (const character of pushed.body) {
    space -= sizeOf(character) - sizeOf('')
    if (space < 0) break
    body += character
  }
  return { ...pushed, body: `${body.trimEnd()}…` }
}

/** Returns the contact that a push service would write to; Apple refuses invalid addresses, and an empty one. */
async function subjectOf({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<string> {
  const { protocol, origin } = config.publicUrl
  if (protocol === 'https:') return origin
  const { contact } = await findSettings(db)
  return contact.email ? `mailto:${contact.email}` : origin
}
