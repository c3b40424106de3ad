import nodemailer from 'nodemailer'
import type { Config } from '../../../config.ts'
import { getPublicAddress } from './public-address.ts'

/** A mail server that the admin connected. */
export type SmtpAccount = {
  host: string
  port: number
  /** Empty for a server that asks for no login. */
  user: string
  password: string
  from: string
}

/** The mail server of the machine's settings, or the one that the admin connected. */
export type MailAccount = NonNullable<Config['mail']> | SmtpAccount

/** A mail server that takes longer is tried again later. */
export const mailTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/**
 * Opens a mail server that a person named. In production the connection goes to the very address that was checked to
 * be public, and is encrypted before the password is sent.
 */
export async function openSmtp(
  { host, port, user, password }: SmtpAccount,
  { production }: Pick<Config, 'production'>,
) {
  const isEncrypted = port === 465
  return nodemailer.createTransport({
    host: production ? await getPublicAddress(host) : host,
    port,
    secure: isEncrypted,
    ...(production ? { requireTLS: !isEncrypted, tls: { servername: host } } : {}),
    ...(user ? { auth: { user, pass: password } } : {}),
    // Otherwise a server that offers no login would accept any password.
    forceAuth: Boolean(user),
    ...mailTimeouts,
  })
}
