import type { Deps } from '../../deps.ts'
import { composeMessage } from './compose-message.ts'
import { mailer, type SendMail } from './mailer.ts'
import { claimMessage, markSent } from './messages.sql.ts'
import type { MessageData, MessageKind } from './post-message.ts'

/** Minutes until the next attempt after each one; after as many attempts a message is given up. */
const waits = [1, 5, 30, 120, 720, 1440]

/** Sends what is due in the outbox; one that cannot be delivered stops no other. */
export async function sendMessages(deps: Deps) {
  const send = mailer(deps.config)
  while (await sendOne(deps, send)) continue
}

async function sendOne(deps: Deps, send: SendMail): Promise<boolean> {
  const message = await claimMessage(deps.db, { now: deps.clock(), waits })
  if (!message) return false
  const { id, recipient, language, attempts } = message
  const kind = message.kind as MessageKind
  try {
    const letter = composeMessage(kind, message.data as MessageData[typeof kind], language)
    await send(id, { to: recipient, ...letter })
    await markSent(deps.db, id, deps.clock())
  } catch (err) {
    // What a mail server says quotes the recipient; the log keeps no personal data.
    const { code, responseCode } = err as { code?: string; responseCode?: number }
    const last = attempts === waits.length
    deps.log.error({ messageId: id, kind, attempts, last, code, responseCode }, 'not delivered')
  }
  return true
}
