import nodemailer from 'nodemailer'
import type { Config } from '../../config.ts'
import { saveEmailFile } from './email-files.ts'

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string }
export type SendMail = (id: string, mail: Mail) => Promise<void>

/** A mail server that takes longer is tried again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends emails over SMTP when SMTP is configured; otherwise writes each email to a file that the owner can open.
 */
export function mailer(config: Config): SendMail {
  if (config.mail) {
    const { smtpUrl, from } = config.mail
    const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts })
    return async (id, mail) => {
      // The id makes a repeated delivery recognisable when the process dies between sending and marking.
      await transport.sendMail({ from, ...mail, messageId: `<${id}@${config.publicUrl.hostname}>` })
    }
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (id, mail) => {
    const { message } = await transport.sendMail({ from: 'Rimal <hello@rimal.example>', ...mail })
    await saveEmailFile(config, id, message as Buffer)
  }
}
