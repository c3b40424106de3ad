import nodemailer from 'nodemailer'
import type { Deps } from '../../deps.ts'
import { saveEmailFile } from './email-files.ts'
import { mailTimeouts, openSmtp } from './accounts/open-smtp.ts'

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string }
export type SendMail = (id: string, mail: Mail) => Promise<void>

/**
 * Sends emails over SMTP when a mail server is connected; otherwise writes each email to a file that the owner can
 * open.
 */
export function mailer({ config, mail: account }: Pick<Deps, 'config' | 'mail'>): SendMail {
  if (account) {
    const { from } = account
    const open = async () =>
      'smtpUrl' in account
        ? nodemailer.createTransport({ url: account.smtpUrl, ...mailTimeouts })
        : openSmtp(account, config)
    return async (id, mail) => {
      const transport = await open()
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
