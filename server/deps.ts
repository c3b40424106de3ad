import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config, SmsConfig } from './config.ts'
import type { Db } from './db/connect.ts'
import type { Reading } from './db/replica/reading.ts'
import type { Transact } from './db/transact.ts'
import type { FileStore } from './files/file-store.ts'
import type { ListingIndex } from './features/catalog/listing-index.ts'
import type { LiveNotifications } from './features/messages/notifications/live-notifications.ts'
import type { AppPush } from './features/messages/notifications/push/app/open-app-push.ts'
import type { MailAccount } from './features/messages/accounts/open-smtp.ts'
import type { PaymentProviders } from './features/payments/payment-provider.ts'
import type { Bearer, StaffSession } from './http/bearer.ts'
import type { PublicReads } from './http/cache/public-reads.ts'
import type { PageCache } from './http/cache/page-cache.ts'
import type { Gate } from './http/limits/gate.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Observability } from './observability/observability.ts'

/** The dependencies of the shop's functions. They are built once in start.ts; tests build their own. */
export type Deps = {
  config: Config
  db: Db
  /** Runs work in a transaction, and after the commit the actions that the work has added. */
  transact: Transact
  pool: pg.Pool
  /** Where answers that anyone may see are read from: the same database, or a replica of it. */
  reading: Reading
  /** Pictures and imports, in a folder or a bucket. */
  files: FileStore
  clock: () => Date
  log: Logger
  /** Whether this process is stopping: a proxy shall send it no more requests. */
  isStopping: () => boolean
  jobs: Jobs
  /** The cache of public pages and answers, by URL. */
  pageCache: PageCache
  /** The calls with public answers, for pages rendered in this process. */
  publicReads: PublicReads
  /** The catalogue in memory: filters, counts, order and words of every list. */
  listing: ListingIndex
  payments: PaymentProviders
  /** How emails leave; null where they become files. */
  mail: MailAccount | null
  /** How text messages leave; null where none do. */
  sms: SmsConfig | null
  /** How notifications reach the phone app. */
  appPush: AppPush
  /**
   * Reads what the admin connected, into `payments`, `mail` and `sms`. A process does so at its start and after each
   * change.
   */
  loadConnections: () => Promise<void>
  /**
   * Issues the invoices that wait, after the commit of their orders; calls at the same time share one transaction. Never
   * rejects.
   */
  issueInvoices: () => Promise<void>
  /** The customers that listen for their notifications in this process. */
  liveNotifications: LiveNotifications
  /** The gates before new pages, by what they guard. */
  gates: Map<string, Gate>
  /** What this process counts and traces; `observe` fills it while the app is made. */
  observability: Observability
  /** Finds the login of a bearer token while the login is valid. */
  findBearer: (token: string) => Promise<Bearer | undefined>
  /** Finds the session of a member of staff while it lasts. */
  findStaffSession: (
    token: string,
    call: { isBackground: boolean | undefined },
  ) => Promise<StaffSession | undefined>
  /** Keys derived from the shop's secret, one per purpose. */
  sign: (purpose: string, text: string) => string
}
