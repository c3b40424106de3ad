import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { postMessage } from '../post-message.ts'
import type { Email } from '../templates/email.ts'
import { composeTried, type Tried } from './preview-message.ts'

/** A test that comes later than this confuses. */
const lifeMs = 3600_000

/**
 * Composes the email of a test.
 * @throws ShopError not_found, message_texts_fixed, invalid_input
 */
export function composeTest(tried: Tried): Email {
  const { email, wrong } = composeTried(tried)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return email
}

/** Sends a test to the person who calls, and to nobody else: the address is that of the session. */
export async function sendTestMessage(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { email, language, recipient }: { email: Email; language: LanguageCode; recipient: string },
): Promise<void> {
  await postMessage(tx, {
    dedupKey: `message_test:${randomUUID()}`,
    kind: 'message_test',
    recipient,
    language,
    data: { email },
    expiresAt: new Date(clock().getTime() + lifeMs),
  })
}
