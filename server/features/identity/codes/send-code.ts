import { randomBytes } from 'node:crypto'
import type { SentCode } from '@rimal/contract/identity'
import { type LanguageCode, languagePath, textIn } from '@rimal/contract/language'
import { codeLifeSeconds, codeResendSeconds } from '@rimal/contract/limits'
import type { CodePurpose } from '../../../db/tables/customers.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { type Caller, whoIs } from '../../customers/caller.ts'
import { findCustomerBy } from '../../customers/customer-record.ts'
import { chooseDigits } from '../../customers/limits/choose-digits.ts'
import { countTry } from '../../customers/limits/count-tries.ts'
import { refuseWhilePumped } from '../../customers/limits/text-breaker.ts'
import { type Contact, requireReachable } from '../../customers/read-contact.ts'
import { insertChallenge, replaceChallenge } from './challenges.sql.ts'

export type CodeInput = {
  contact: Contact
  purpose: CodePurpose
  language: LanguageCode
  /** The customer whose purpose it is, if logged in. */
  customerId?: string
  /** The code that this code replaces. */
  replaces?: string | undefined
}

/** Where the secret of the link in an email is taken. */
const pages: Partial<Record<CodePurpose, string>> = {
  login: '/user-login',
  password: '/set-password',
}

/**
 * Sends a code to a contact. Does not check whether an account exists, so that neither the answer nor its timing
 * can reveal one.
 */
export async function sendCode(deps: Deps, caller: Caller, input: CodeInput): Promise<SentCode> {
  const { contact, purpose, language, customerId, replaces } = input
  const settings = await findSettings(deps.db)
  requireReachable(deps, contact, settings)
  const isCustomersPhone =
    contact.kind === 'phone' && Boolean(await findCustomerBy(deps.db, contact))
  const who = { ...whoIs(caller, contact.value), isCustomersPhone }
  await refuseWhilePumped(deps, who)
  await countTry(deps, 'code_sent', who)
  if (contact.kind === 'phone') await countTry(deps, 'text_sent', who)

  const now = deps.clock()
  const challengeId = randomBytes(16).toString('hex')
  const expiresAt = new Date(now.getTime() + codeLifeSeconds * 1000)
  const channel = contact.kind === 'email' ? 'email' : 'sms'
  const digits = await chooseDigits(deps, who, settings.codeDigits)
  const page = channel === 'email' ? pages[purpose] : undefined
  const { publicUrl } = deps.config
  await deps.transact(async (tx) => {
    if (replaces) await replaceChallenge(tx, { id: replaces, contact: contact.value, now })
    await insertChallenge(tx, {
      id: challengeId,
      purpose,
      contact: contact.value,
      customerId: customerId ?? null,
      digits,
      createdAt: now,
      expiresAt,
    })
    await postMessage(tx, {
      dedupKey: `code:${challengeId}`,
      kind: 'one_time_code',
      recipient: contact.value,
      language,
      channel,
      expiresAt,
      data: {
        challengeId,
        purpose,
        digits,
        merchant: textIn(settings.name, language),
        host: publicUrl.host,
        minutes: codeLifeSeconds / 60,
        page: page ? new URL(languagePath(language, page), publicUrl).href : null,
      },
    })
  })
  return {
    challengeId,
    channel,
    digits,
    resendSeconds: codeResendSeconds,
    lifeSeconds: codeLifeSeconds,
  }
}
