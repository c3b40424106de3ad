import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { JobName, Jobs } from '../jobs/jobs.ts'
import type { Db } from './connect.ts'

/** The channel on which processes are notified that `catalog_changes` has new rows. */
export const catalogChannel = 'catalog_changed'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A transaction that collects work to be done once after its commit, and never after a rollback. */
export type Tx = Transaction & { readonly afterCommit: AfterCommit }

/** Does the work in one transaction, then what the work collected in `tx.afterCommit`. */
export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/** The work outside the database that follows a transaction; each task runs once, however often it is requested. */
export class AfterCommit {
  readonly jobs = new Set<JobName>()
  isCatalogChanged = false
  areInvoicesWaiting = false

  /** Wakes jobs: inside the transaction, two of them would wait for each other in the queue. */
  wake(...jobs: readonly JobName[]) {
    for (const job of jobs) this.jobs.add(job)
  }

  /** Notifies every process to read the catalogue changes that the transaction has recorded. */
  announceCatalogChange() {
    this.isCatalogChanged = true
  }

  /** Issues the invoices that the transaction has written, before the work is answered. */
  issueInvoices() {
    this.areInvoicesWaiting = true
  }

  /** Takes over what a savepoint collected. */
  add({ jobs, isCatalogChanged, areInvoicesWaiting }: AfterCommit) {
    this.wake(...jobs)
    this.isCatalogChanged ||= isCatalogChanged
    this.areInvoicesWaiting ||= areInvoicesWaiting
  }
}

type Given = {
  db: Db
  jobs: Jobs
  log: Logger
  /** Issues the invoices that wait; never fails. */
  issueInvoices: () => Promise<void>
}

export function makeTransact(deps: Given): Transact {
  return async (work) => {
    let afterCommit = new AfterCommit()
    const result = await deps.db.transaction((tx) => {
      // A transaction that PostgreSQL undid is done again and collects anew.
      afterCommit = new AfterCommit()
      return work(Object.assign(tx, { afterCommit }))
    })
    if (afterCommit.isCatalogChanged) await announceCatalogChanges(deps)
    for (const job of afterCommit.jobs) void deps.jobs.wake(job)
    if (afterCommit.areInvoicesWaiting) await deps.issueInvoices()
    return result
  }
}

/**
 * Runs a part of a transaction that can be rolled back separately; the work that a rolled back part collected is
 * discarded.
 */
export async function savepoint<Result>(
  tx: Tx,
  work: (inner: Tx) => Promise<Result>,
): Promise<Result> {
  const afterCommit = new AfterCommit()
  const result = await tx.transaction((inner) => work(Object.assign(inner, { afterCommit })))
  tx.afterCommit.add(afterCommit)
  return result
}

/**
 * Notifies every process to read the catalogue's changes now. Must not run inside a transaction: a NOTIFY there
 * would make commits wait for each other. A process that misses the notification finds the change with its next
 * poll.
 */
export async function announceCatalogChanges({ db, log }: { db: Db; log: Logger }): Promise<void> {
  try {
    await db.execute(sql`select pg_notify(${catalogChannel}, '')`)
  } catch (error) {
    log.warn({ err: error }, 'a catalogue change could not be announced; the poll will find it')
  }
}
