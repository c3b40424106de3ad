import type { SmsConfig, SmsProviderName } from '../../config.ts'
import type { Deps } from '../../deps.ts'

export type TextMessage = { to: string; text: string }
export type SendText = (id: string, message: TextMessage) => Promise<void>

/** A provider that takes longer is tried again later. */
const patienceMs = 10_000

/**
 * Sends text messages through the provider when one is configured; otherwise sends nothing, and the outbox shows
 * what would have been sent.
 */
export function texter({ sms }: Pick<Deps, 'sms'>): SendText {
  return sms ? senders[sms.provider](sms) : async () => {}
}

const senders: Record<SmsProviderName, (sms: SmsConfig) => SendText> = {
  unifonic:
    ({ origin, account, sender }) =>
    async (id, { to, text }) => {
      const answer = await post(`${origin}/rest/SMS/messages`, {
        AppSid: account,
        SenderID: sender,
        // Numbers are given without + or 00.
        Recipient: to.replace(/^\+/, ''),
        Body: text,
        responseType: 'JSON',
        CorrelationID: id,
      })
      // The provider answers 200 even when it does not accept a message.
      const { success, errorCode } = answer as { success?: unknown; errorCode?: unknown }
      if (String(success) !== 'true') throw refused(String(errorCode))
    },

  twilio:
    ({ origin, account, password, sender }) =>
    async (_id, { to, text }) => {
      const from = sender.startsWith('MG') ? 'MessagingServiceSid' : 'From'
      const basic = Buffer.from(`${account}:${password}`).toString('base64')
      await post(
        `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        { [from]: sender, To: to, Body: text },
        { authorization: `Basic ${basic}` },
      )
    },
}

async function post(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (!response.ok) {
    const { code } = answer as { code?: unknown }
    throw refused(code === undefined ? undefined : String(code), response.status)
  }
  return answer
}

/** Without the words of the provider, which quote number and text. */
function refused(code?: string, responseCode?: number): Error {
  return Object.assign(new Error('a text message was refused'), { code, responseCode })
}
