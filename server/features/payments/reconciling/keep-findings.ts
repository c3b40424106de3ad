import type { Queries } from '../../../db/connect.ts'
import { postMessage } from '../../messages/post-message.ts'
import { findSettings } from '../../shop/settings.ts'
import { keepFinding, type NewFinding } from './findings.sql.ts'

/**
 * Writes down what a person must look at, with one letter to the house for all that is new; true where there
 * was any: wake `send-messages` after the commit.
 */
export async function keepFindings(
  tx: Queries,
  found: readonly NewFinding[],
  now: Date,
): Promise<boolean> {
  const kept: NewFinding[] = []
  for (const finding of found) {
    if (await keepFinding(tx, finding, now)) kept.push(finding)
  }
  const [first] = kept
  if (!first) return false
  const { contact } = await findSettings(tx)
  await postMessage(tx, {
    dedupKey: `payments_to_check:${now.toISOString()}:${first.provider}:${first.providerRef}`,
    kind: 'payments_to_check',
    recipient: contact.email,
    language: 'en',
    data: {
      payments: kept.map(({ kind, provider, providerRef, currency, ours, theirs }) => ({
        kind,
        provider,
        providerRef,
        currency,
        ours,
        theirs,
      })),
    },
  })
  return true
}
