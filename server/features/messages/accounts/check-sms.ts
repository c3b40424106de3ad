import type { FieldErrors } from '@rimal/contract/endpoint'
import type { SmsConfig, SmsProviderName } from '../../../config.ts'

const patienceMs = 10_000

/**
 * Asks a provider of text messages for the account, and sends nothing; returns what is wrong, by field. Twilio:
 * twilio.com/docs/iam/api/account; Unifonic: Account/GetBalance of its REST API.
 */
export async function checkSms(sms: SmsConfig): Checked {
  try {
    return await checks[sms.provider](sms)
  } catch {
    return 'unanswered'
  }
}

type Checked = Promise<FieldErrors | 'unanswered'>

const checks: Record<SmsProviderName, (sms: SmsConfig) => Checked> = {
  twilio: async ({ origin, account, password }): Checked => {
    const basic = Buffer.from(`${account}:${password}`).toString('base64')
    const { status } = await ask(
      `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}.json`,
      {
        headers: { authorization: `Basic ${basic}` },
      },
    )
    if (status === 404) return { account: 'not_accepted' }
    if (status === 401 || status === 403) return { password: 'not_accepted' }
    return status === 200 ? {} : 'unanswered'
  },

  unifonic: async ({ origin, account }): Checked => {
    const { status, body } = await ask(`${origin}/rest/Account/GetBalance`, {
      method: 'POST',
      body: new URLSearchParams({ AppSid: account, responseType: 'JSON' }),
    })
    if (status === 401 || status === 403) return { account: 'not_accepted' }
    const { success } = body as { success?: unknown }
    if (success === undefined) return 'unanswered'
    // The provider answers 200 even when it does not know the account.
    return String(success) === 'true' ? {} : { account: 'not_accepted' }
  },
}

async function ask(url: string, init: RequestInit) {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const body: unknown = await response.json().catch(() => ({}))
  return { status: response.status, body: body ?? {} }
}
