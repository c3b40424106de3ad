import { languagePath, textIn } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { findWriter, type StoredReview } from './reviews.sql.ts'

/** Notifies the customer that the review is published, or why it is not, in the transaction that decides it. */
export async function notifyDecision(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id, revision, refusedFor }: StoredReview,
): Promise<void> {
  const writer = await findWriter(tx, id)
  if (!writer) return
  const { customerId, email, name, language, product, orderNumber, lineId } = writer
  await postMessage(tx, {
    dedupKey: `review:${id}:${revision}:${refusedFor === null ? 'published' : 'refused'}`,
    kind: 'review_decided',
    recipient: email,
    customerId,
    language,
    data: {
      name,
      product: textIn(product, language),
      orderNumber,
      refusedFor,
      link: new URL(languagePath(language, `/review/${lineId}`), config.publicUrl).href,
    },
  })
}
