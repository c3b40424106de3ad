import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { composeMessage } from './compose-message.ts'
import { lockUnsent, markSent } from './messages.sql.ts'
import type { MessageData, MessageKind } from './post-message.ts'

/** Sends what waits in the outbox, each in a transaction of its own, so that a failure stops at one. */
export async function sendMessages(deps: Deps) {
  const send = mailer(deps.config)
  while (await sendOne(deps, send)) continue
}

type Send = (
  id: string,
  mail: { to: string; subject: string; text: string; html: string },
) => Promise<void>

async function sendOne(deps: Deps, send: Send): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const message = await lockUnsent(tx)
    if (!message) return false
    const kind = message.kind as MessageKind
    const composed = composeMessage(
      kind,
      message.data as MessageData[typeof kind],
      message.language,
    )
    // The id makes a repeated delivery recognisable when the process dies between sending and marking.
    await send(message.id, { to: message.recipient, ...composed })
    await markSent(tx, message.id, deps.clock())
    return true
  })
}

/** Over SMTP when it is set; else each email becomes a file that the owner can open. */
function mailer(config: Config): Send {
  if (config.mail) {
    const { smtpUrl, from } = config.mail
    const transport: Transporter = nodemailer.createTransport(smtpUrl)
    return async (id, mail) => {
      await transport.sendMail({ from, ...mail, messageId: `<${id}@${config.publicUrl.hostname}>` })
    }
  }
  const folder = join(config.dataDir, 'emails')
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (id, mail) => {
    const { message } = await transport.sendMail({ from: 'Rimal <hello@rimal.example>', ...mail })
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${id}.eml`), message as Buffer)
  }
}
