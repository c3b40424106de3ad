import type { JobTable } from './run-jobs.ts'

const nothing = { run: async () => {}, cron: null }

/** Every job of the shop: what it does and when it runs by itself. A wake runs it sooner. */
export const schedule: JobTable = {
  'derive-pictures': nothing,
  'send-messages': nothing,
  'expire-unpaid-orders': nothing,
  'settle-open-payments': nothing,
  'settle-simulator': nothing,
  'send-stock-alerts': nothing,
  'sweep-carts': nothing,
}
