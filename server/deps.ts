import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { Transact } from './db/transact.ts'
import type { ListingIndex } from './features/catalog/listing-index.ts'
import type { LiveNotifications } from './features/messages/notifications/live-notifications.ts'
import type { PaymentProviders } from './features/payments/payment-provider.ts'
import type { Bearer, Staff } from './http/bearer.ts'
import type { PublicReads } from './http/cache/public-reads.ts'
import type { PageCache } from './http/cache/page-cache.ts'
import type { Jobs } from './jobs/jobs.ts'

/** What the verbs of the shop work with. Built once in start.ts; tests build another. */
export type Deps = {
  config: Config
  db: Db
  /** Does work in a transaction that collects what follows its commit. */
  transact: Transact
  pool: pg.Pool
  clock: () => Date
  log: Logger
  jobs: Jobs
  /** Pages and answers that anyone may see, kept by address. */
  pageCache: PageCache
  /** The calls whose answers anyone may see, for pages rendered in this process. */
  publicReads: PublicReads
  /** The catalogue in memory: filters, counts, order and words of every list. */
  listing: ListingIndex
  payments: PaymentProviders
  /** Who listens for her notifications in this process. */
  liveNotifications: LiveNotifications
  /** The login that a bearer stands for, while it lasts. */
  findBearer: (token: string) => Promise<Bearer | undefined>
  /** What a customer is in the house, where she works for it. */
  findStaff: (customerId: string) => Promise<Staff | undefined>
  /** Keys derived from the shop's secret, one per purpose. */
  sign: (purpose: string, text: string) => string
}
