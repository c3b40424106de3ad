import { SignJWT } from 'jose'
import type { ApnsAccount } from '../../../../../phone-app/phone-app-settings.ts'
import {
  fitting,
  isUrgent,
  jsonBytes,
  type Pushed,
  type PushService,
  pushLifeSeconds,
  refusedBy,
  topicOf,
} from '../push-service.ts'
import { ApnsConnection } from './apns-connection.ts'
import { RenewedToken } from './renewed-token.ts'

const maxBytes = 4096
/** The service takes a token for an hour, and refuses a shop that makes another one within twenty minutes. */
const tokenMinutes = 40

/** Sends to the app on iOS, by the service of Apple. */
export function apnsService(account: ApnsAccount, clock: () => Date): PushService {
  const { origin, appId } = account
  const access = apnsToken(account, clock)
  const connection = new ApnsConnection(origin)
  return async ({ endpoint }, pushed) => {
    const topic = topicOf(pushed)
    const expires = Math.floor(clock().getTime() / 1000) + pushLifeSeconds
    const { status, reason } = await connection.post(
      `/3/device/${endpoint}`,
      {
        authorization: `bearer ${await access.get()}`,
        'apns-topic': appId,
        'apns-push-type': 'alert',
        'apns-priority': isUrgent(pushed) ? '10' : '5',
        'apns-expiration': String(expires),
        ...(topic ? { 'apns-collapse-id': topic } : {}),
      },
      JSON.stringify(
        payloadOf(fitting(pushed, { maxBytes, sizeOf: (one) => jsonBytes(payloadOf(one)) })),
      ),
    )
    if (status === 200) return 'sent'
    if (status === 410 || (status === 400 && reason === 'BadDeviceToken')) return 'gone'
    throw refusedBy('the service of Apple', status)
  }
}

function payloadOf({ orderId, ...pushed }: Pushed) {
  const { title, body } = pushed
  const thread = topicOf({ ...pushed, orderId })
  return {
    aps: {
      alert: { title, body },
      sound: 'default',
      ...(thread ? { 'thread-id': thread } : {}),
    },
    ...pushed,
    orderId: orderId ?? '',
  }
}

function apnsToken({ key, keyId, team }: ApnsAccount, clock: () => Date): RenewedToken {
  return new RenewedToken(clock, async (now) => ({
    token: await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(team)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(key),
    until: new Date(now.getTime() + tokenMinutes * 60_000),
  }))
}
