import { sweepCarts } from '../features/cart/sweep-carts.ts'
import { sendMessages } from '../features/messages/send-messages.ts'
import { derivePictures } from '../features/pictures/derive-pictures.ts'
import { sendStockAlerts } from '../features/stock-alerts/send-stock-alerts.ts'
import type { JobTable } from './run-jobs.ts'

const nothing = { run: async () => {}, cron: null }

/** Every job of the shop: what it does and when it runs by itself. A wake runs it sooner. */
export const schedule: JobTable = {
  'derive-pictures': { run: derivePictures, cron: '*/10 * * * *' },
  'send-messages': { run: sendMessages, cron: '* * * * *' },
  'expire-unpaid-orders': nothing,
  'settle-open-payments': nothing,
  'settle-simulator': nothing,
  'send-stock-alerts': { run: sendStockAlerts, cron: '*/5 * * * *' },
  'sweep-carts': { run: sweepCarts, cron: '25 3 * * *' },
}
