import type { FcmAccount } from '../../../../../phone-app/phone-app-settings.ts'
import {
  fitting,
  isUrgent,
  jsonBytes,
  patienceMs,
  type Pushed,
  type PushService,
  pushLifeSeconds,
  refusedBy,
  topicOf,
} from '../push-service.ts'
import { googleToken } from './google-token.ts'

/** The service takes 4,096 bytes of notification and data. */
const maxBytes = 4000

/** Sends to the app on Android, by the HTTP v1 API of Firebase Cloud Messaging. */
export function fcmService(account: FcmAccount, clock: () => Date): PushService {
  const { origin, project } = account
  const access = googleToken(account, clock)
  return async (device, pushed) => {
    const token = await access.get()
    const response = await fetch(`${origin}/v1/projects/${project}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(messageTo(device.endpoint, pushed)),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.ok) {
      await response.body?.cancel()
      return 'sent'
    }
    const { error } = (await response.json().catch(() => ({}))) as { error?: FcmError }
    if (isGone(response.status, error)) return 'gone'
    if (response.status === 401) await access.forget(token)
    throw refusedBy('the service of Google', response.status)
  }
}

function messageTo(token: string, pushed: Pushed) {
  const topic = topicOf(pushed)
  const fitted = fitting(pushed, { maxBytes, sizeOf: (one) => jsonBytes(contentOf(one)) })
  return {
    message: {
      token,
      ...contentOf(fitted),
      android: {
        priority: isUrgent(pushed) ? 'HIGH' : 'NORMAL',
        ttl: `${pushLifeSeconds}s`,
        ...(topic ? { collapse_key: topic, notification: { tag: topic } } : {}),
      },
    },
  }
}

/** All data of a message are texts. */
function contentOf({ orderId, ...pushed }: Pushed) {
  const { title, body } = pushed
  return { notification: { title, body }, data: { ...pushed, orderId: orderId ?? '' } }
}

type FcmError = {
  details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[]
}

/** Whether the app was removed, or the token is none. A message of another wrong form says nothing about the token. */
function isGone(status: number, { details = [] }: FcmError = {}): boolean {
  const says = (code: string) => details.some(({ errorCode }) => errorCode === code)
  const isAboutToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === 'message.token'),
  )
  return (status === 404 && says('UNREGISTERED')) || (status === 400 && isAboutToken)
}
