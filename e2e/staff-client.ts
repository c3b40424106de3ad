import { inject } from 'vitest'
import { newEmail } from './logging-in.ts'
import { staff } from './staff-command.ts'

type Answer = { errorCode: number; message: string; result: Record<string, unknown> }
/** A call of staff, by its path below /api/staff/. */
export type StaffClient = (path: string, body: object) => Promise<Record<string, unknown>>

const password = 'seven quiet falcons'

/**
 * A new member of staff, for a journey in which staff does much: the journey calls the shop as the command
 * does, without a process for each step. The member is of sales, so the command still knows its only owner,
 * and new for each journey, as what one member pays out in a day is limited.
 */
export async function openStaff(): Promise<StaffClient> {
  const { address } = inject('shop')
  const email = newEmail()
  let cookies = ''
  let bearer = ''
  const post = async (path: string, body: object) => {
    const response = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        cookie: cookies,
        ...(bearer ? { authorization: bearer } : {}),
      },
      body: JSON.stringify(body),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (set.length > 0) cookies = set.join('; ')
    const { errorCode, message, result } = (await response.json()) as Answer
    if (errorCode !== 0) throw new Error(`${path}: ${message}`)
    return result
  }
  const { challengeId } = await post('identity/send-code', { contact: email, purpose: 'login' })
  const code = await codeTo(address, email)
  const { ticket } = await post('identity/check-code', { challengeId, code })
  await post('identity/register', { ticket, name: 'Sara Sales', password })
  await staff('add', email, 'sales')
  const { accessToken } = await post('identity/log-in', { contact: email, password })
  bearer = `Bearer ${String(accessToken)}`
  return (path, body) => post(`staff/${path}`, body)
}

async function codeTo(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/dev/outbox`)
  const outbox = (await response.json()) as { to: string; kind: string; text: string }[]
  const sent = outbox.find(({ to, kind }) => to === email && kind === 'one_time_code')
  const [code] = /(?<![\d+])\d{4}(?!\d)/.exec(sent?.text ?? '') ?? []
  if (!code) throw new Error('No code reached her.')
  return code
}
