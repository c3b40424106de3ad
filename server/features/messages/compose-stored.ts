import type { Deps } from '../../deps.ts'
import { composeMessage } from './compose-message.ts'
import type { StoredMessage } from './messages.sql.ts'
import { codeOf, linkSecretOf } from './one-time-code.ts'
import type { MessageData, MessageKind, StoredData } from './post-message.ts'

/** A message of the outbox in words. What stands nowhere, such as the digits of a code, is derived here. */
export function composeStored(deps: Pick<Deps, 'sign'>, message: StoredMessage) {
  const kind = message.kind as MessageKind
  const data = kind === 'one_time_code' ? withCode(deps, message) : message.data
  return composeMessage(kind, data as MessageData[typeof kind], message.language)
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
