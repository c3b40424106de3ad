import { createHmac } from 'node:crypto'
import { makeTransact } from './db/transact.ts'
import { readingFrom } from './db/replica/reading.ts'
import type { Deps } from './deps.ts'
import { ListingIndex } from './features/catalog/listing-index.ts'
import { findBearer } from './features/identity/sessions/find-bearer.ts'
import { LiveNotifications } from './features/messages/notifications/live-notifications.ts'
import { openAppPush } from './features/messages/notifications/push/app/open-app-push.ts'
import { invoiceIssuer } from './features/orders/invoices/issue-invoices.ts'
import { connectionsLoader } from './features/payments/connections/load-connections.ts'
import { paymentProviders } from './features/payments/providers.ts'
import { findStaffSession } from './features/staff-access/sessions/find-staff-session.ts'
import { openFileStore } from './files/open-file-store.ts'
import { PublicReads } from './http/cache/public-reads.ts'
import { PageCache } from './http/cache/page-cache.ts'

/** The dependencies that a process receives from outside; all others are derived from them. */
type Given = Pick<Deps, 'config' | 'db' | 'pool' | 'log' | 'jobs' | 'clock'> &
  Partial<Pick<Deps, 'isStopping' | 'reading'>> & { secret: string }

export function makeDeps({ secret, ...given }: Given): Deps {
  const deps: Deps = {
    isStopping: () => false,
    reading: readingFrom(given.db),
    ...given,
    transact: makeTransact({ ...given, issueInvoices: () => deps.issueInvoices() }),
    issueInvoices: invoiceIssuer(() => deps),
    files: openFileStore(given.config, given.log),
    pageCache: new PageCache({ clock: given.clock, sendsTags: given.config.cdn.sendsTags }),
    publicReads: new PublicReads(),
    listing: new ListingIndex(),
    payments: paymentProviders(given.config, () => deps),
    mail: given.config.mail,
    sms: given.config.sms,
    appPush: openAppPush(given.config.phoneApp, given.clock),
    loadConnections: connectionsLoader(() => deps),
    liveNotifications: new LiveNotifications(),
    gates: new Map(),
    observability: { metrics: null, tracer: null },
    findBearer: (token) => findBearer(deps, token),
    findStaffSession: (token, call) => findStaffSession(deps, token, call),
    sign: (purpose, text) =>
      createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex'),
  }
  return deps
}
