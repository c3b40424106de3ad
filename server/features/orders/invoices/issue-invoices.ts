import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { within } from '../../../process/within.ts'
import { findWaitingInvoice, issueNextInvoices } from '../waiting-invoices.sql.ts'

/** Issues every invoice that waits. May run any number of times and in many processes at once. */
export async function issueInvoices({ transact }: Pick<Deps, 'transact'>): Promise<void> {
  while (await transact(issueBatch)) continue
}

/**
 * Issues the invoice of an order in the transaction of its credit note, and with it those that were placed before it. Does
 * nothing when the invoice is there. Is called late in the transaction, because all others wait until its commit.
 */
export async function issueInvoiceOf(tx: Tx, orderId: string): Promise<void> {
  while (await findWaitingInvoice(tx, orderId)) await issueBatch(tx)
}

async function issueBatch(tx: Tx): Promise<boolean> {
  const { released, hasMore } = await issueNextInvoices(tx)
  if (released > 0) tx.afterCommit.wake('send-messages')
  return hasMore
}

/** An order is answered after so long even if its invoice is not issued yet. */
const waitMs = 2_000

/**
 * Returns the function that issues what waits from this process: one run at a time, and all calls during a run share the
 * one run after it. Its promise resolves after a run that began later than the call, or after two seconds while that run
 * goes on, and never rejects: the job issues what a failed run has left.
 */
export function invoiceIssuer(deps: () => Pick<Deps, 'transact' | 'log'>): () => Promise<void> {
  let last = Promise.resolve()
  let waiting: Promise<void> | null = null

  async function run() {
    waiting = null
    try {
      await issueInvoices(deps())
    } catch (err) {
      deps().log.error({ err }, 'invoices were not issued; the job will issue them')
    }
  }

  return async () => {
    if (!waiting) {
      waiting = last.then(run)
      last = waiting
    }
    await within(waitMs, waiting)
  }
}
