import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Config } from '../../../config.ts'
import { openSmtp, type SmtpAccount } from './open-smtp.ts'
import { PrivateAddressError } from './public-address.ts'

/** The ports of mail servers; any other may be another service of a network. */
const ports = [25, 465, 587, 2525]
const publicName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** Logs in to a mail server and sends nothing; returns what is wrong with the account, by field. */
export async function checkSmtp(
  config: Pick<Config, 'production'>,
  account: SmtpAccount,
): Promise<FieldErrors | 'unanswered'> {
  if (config.production && !ports.includes(account.port)) return { port: 'malformed' }
  if (config.production && !publicName.test(account.host)) return { host: 'not_public' }
  try {
    const transport = await openSmtp(account, config)
    await transport.verify()
    return {}
  } catch (error) {
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): FieldErrors | 'unanswered' {
  if (error instanceof PrivateAddressError) return { host: 'not_public' }
  const { code } = error as { code?: string }
  if (code === 'EAUTH') return { password: 'not_accepted' }
  if (code === 'ETLS') return { port: 'not_encrypted' }
  if (code === 'ENOTFOUND' || code === 'EDNS') return { host: 'not_found' }
  return 'unanswered'
}
