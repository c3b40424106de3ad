import { languagePath, textIn } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { findWriter, type StoredReview } from './reviews.sql.ts'

/** Tells her that her review is published, or why it is not, in the transaction that decides it. */
export async function tellOfDecision(
  { config }: Pick<Deps, 'config'>,
  tx: Queries,
  { id, revision, refusedFor }: StoredReview,
): Promise<void> {
  const writer = await findWriter(tx, id)
  if (!writer) return
  const { customerId, email, name, language, piece, orderNumber, lineId } = writer
  await postMessage(tx, {
    dedupKey: `review:${id}:${revision}:${refusedFor === null ? 'published' : 'refused'}`,
    kind: 'review_decided',
    recipient: email,
    customerId,
    language,
    data: {
      name,
      piece: textIn(piece, language),
      orderNumber,
      refusedFor,
      link: new URL(languagePath(language, `/review/${lineId}`), config.publicUrl).href,
    },
  })
}
