import { languagePath } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { composeMessage } from './compose-message.ts'
import type { StoredMessage } from './messages.sql.ts'
import { emailShop } from './email/email-shop.ts'
import { ownTextsFor } from './own-texts/own-texts-for.ts'
import { invitationLink } from './invitation-link.ts'
import { codeOf, linkSecretOf } from './one-time-code.ts'
import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'
import type { StoredData } from './post-message.ts'

/**
 * Composes the text of an outbox message. Data that is stored nowhere, such as the digits of a code, is derived
 * here.
 */
export async function composeStored(
  deps: Pick<Deps, 'sign' | 'config' | 'db'>,
  message: StoredMessage,
) {
  const kind = message.kind as MessageKind
  const data = derivedData(deps, message)
  const { language } = message
  return composeMessage(kind, data as MessageData[typeof kind], {
    language,
    shop: await emailShop(deps),
    own: await ownTextsFor(deps.db, kind),
    unsubscribeUrl: mayRefuse(message)
      ? new URL(languagePath(language, '/notifications'), deps.config.publicUrl).href
      : null,
  })
}

function derivedData(deps: Pick<Deps, 'sign'>, message: StoredMessage): unknown {
  if (message.kind === 'one_time_code') return withCode(deps, message)
  if (message.kind === 'staff_invitation') return withLink(deps, message)
  return message.data
}

/**
 * Says whether the customer may opt out of a message. Messages that are always sent offer no choice, and a
 * recipient without an account has none.
 */
function mayRefuse({ kind, customerId }: StoredMessage): boolean {
  const { topic, always } = kinds[kind as MessageKind]
  return customerId !== null && topic !== null && !always
}

function withCode(
  deps: Pick<Deps, 'sign'>,
  { data, recipient }: StoredMessage,
): MessageData['one_time_code'] {
  const stored = data as StoredData['one_time_code']
  const challenge = { ...stored, contact: recipient }
  const secret = `${stored.challengeId}.${linkSecretOf(deps, challenge)}`
  return {
    ...stored,
    code: codeOf(deps, challenge),
    // Behind the # it reaches no server's log.
    link: stored.page && `${stored.page}#${secret}`,
  }
}

function withLink(
  deps: Pick<Deps, 'sign'>,
  { data }: StoredMessage,
): MessageData['staff_invitation'] {
  const { invitationId: id, page, ...stored } = data as StoredData['staff_invitation']
  return { ...stored, link: invitationLink(deps, { page, id }) }
}
