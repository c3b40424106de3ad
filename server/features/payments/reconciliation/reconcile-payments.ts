import type { Deps } from '../../../deps.ts'
import { ProviderError } from '../adapters/ask-provider.ts'
import { type Attempt, findAttempt, listLedgerEntries } from '../attempts/stored-attempts.ts'
import { findOnlineProvider } from '../choose-provider.ts'
import type { OnlineProvider, PaymentSnapshot } from '../payment-provider.ts'
import { settleAttempt } from '../settle-attempt.ts'
import { compareBooks } from './compare-books.ts'
import { saveDiscrepancies } from './save-discrepancies.ts'
import {
  claimToReconcile,
  endTurn,
  listKnownRefs,
  type NewDiscrepancy,
} from './discrepancies.sql.ts'

const batch = 100
/** A payment that is younger may still be on its way to us. */
const youngMs = 2 * 60 * 60_000
/** A day, and what two silent nights before may have missed. */
const listedMs = 3 * 24 * 60 * 60_000 + youngMs

/**
 * Compares the ledger of the shop with the records of its providers, in both directions: what happened to our
 * payments, and which payments they hold that we do not know. A difference is recorded for a person to check, the
 * shop is notified, and entries that can be booked are booked.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const now = deps.clock()
  const found: NewDiscrepancy[] = []
  const unanswered: string[] = []
  const claim = () => claimToReconcile(deps.db, { now, limit: batch })
  for (let ids = await claim(); ids.length > 0; ids = await claim()) {
    for (const id of ids) {
      const discrepancies = await reconcileAttempt(deps, id)
      if (discrepancies === 'unanswered') unanswered.push(id)
      else found.push(...discrepancies)
    }
  }
  // Not sooner: this run would claim them again and again.
  if (unanswered.length > 0) await endTurn(deps.db, unanswered, now)
  for (const provider of deps.payments) {
    if (provider.online) found.push(...(await findUnknown(deps, provider)))
  }
  if (found.length === 0) return
  await deps.transact((tx) => saveDiscrepancies(tx, found, deps.clock()))
}

async function reconcileAttempt(deps: Deps, id: string): Promise<NewDiscrepancy[] | 'unanswered'> {
  try {
    const attempt = await findAttempt(deps.db, id)
    const provider = attempt && findOnlineProvider(deps, attempt.provider)
    if (!provider || attempt.providerRef === null) return []
    const snapshot = await readOrMiss(provider, attempt.providerRef)
    const difference = compareBooks(await listLedgerEntries(deps.db, id), snapshot?.entries ?? [])
    if (!difference) return []
    if (snapshot) await settleAttempt(deps, id)
    return [discrepancyOf(attempt, { kind: snapshot ? 'differs' : 'missing_there', ...difference })]
  } catch (error) {
    deps.log.warn({ err: error, attempt: id }, 'a payment could not be reconciled')
    return 'unanswered'
  }
}

/** Undefined where the provider knows no such payment. */
async function readOrMiss(
  provider: OnlineProvider,
  ref: string,
): Promise<PaymentSnapshot | undefined> {
  try {
    return await provider.read(ref)
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return undefined
    throw error
  }
}

function discrepancyOf(
  { provider, providerRef, id, currency }: Attempt,
  what: Pick<NewDiscrepancy, 'kind' | 'ours' | 'theirs'>,
): NewDiscrepancy {
  return { provider, providerRef: providerRef ?? '', attemptId: id, currency, ...what }
}

async function findUnknown(deps: Deps, provider: OnlineProvider): Promise<NewDiscrepancy[]> {
  if (!provider.list) return []
  const now = deps.clock().getTime()
  const from = new Date(now - listedMs)
  const until = new Date(now - youngMs)
  try {
    const paid = await provider.list(from, until)
    const known = await listKnownRefs(
      deps.db,
      provider.name,
      paid.map(({ providerRef }) => providerRef),
    )
    return paid
      .filter(({ providerRef }) => !known.has(providerRef))
      .map(({ providerRef, amount, currency }) => ({
        kind: 'missing_here' as const,
        provider: provider.name,
        providerRef,
        attemptId: null,
        currency,
        ours: 0,
        theirs: amount,
      }))
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name }, 'a provider did not list its payments')
    return []
  }
}
