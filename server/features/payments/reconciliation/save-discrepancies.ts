import type { Tx } from '../../../db/transact.ts'
import { postMessage } from '../../messages/post-message.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { saveDiscrepancy, type NewDiscrepancy } from './discrepancies.sql.ts'

/**
 * Records what a person must check, with one email to the shop for everything new. Returns true when there was
 * anything new; the caller then wakes `send-messages` after the commit.
 */
export async function saveDiscrepancies(
  tx: Tx,
  found: readonly NewDiscrepancy[],
  now: Date,
): Promise<boolean> {
  const stored: NewDiscrepancy[] = []
  for (const discrepancy of found) {
    if (await saveDiscrepancy(tx, discrepancy, now)) stored.push(discrepancy)
  }
  const [first] = stored
  if (!first) return false
  const { contact } = await findSettings(tx)
  await postMessage(tx, {
    dedupKey: `payments_to_check:${now.toISOString()}:${first.provider}:${first.providerRef}`,
    kind: 'payments_to_check',
    recipient: contact.email,
    language: 'en',
    data: {
      payments: stored.map(({ kind, provider, providerRef, currency, ours, theirs }) => ({
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
