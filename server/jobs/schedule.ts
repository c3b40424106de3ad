import { sweepCarts } from '../features/cart/sweep-carts.ts'
import { sendMessages } from '../features/messages/send-messages.ts'
import { confirmOrders } from '../features/order-desk/confirm-orders.ts'
import { remindOfHolds } from '../features/order-desk/holding/remind-of-holds.ts'
import { chaseMaking } from '../features/order-desk/making/chase-making.ts'
import { countSales } from '../features/orders/sales/count-sales.ts'
import { expireUnpaidOrders } from '../features/payments/expire-unpaid-orders.ts'
import { reconcilePayments } from '../features/payments/reconciling/reconcile-payments.ts'
import { settleOpenPayments } from '../features/payments/settle-open-payments.ts'
import { derivePictures } from '../features/pictures/derive-pictures.ts'
import { sweepPersonalData } from '../features/privacy/sweep-personal-data.ts'
import { giveRefunds } from '../features/refunds/give-refunds.ts'
import { chaseReturns } from '../features/returns/chase-returns.ts'
import { sweepReturnPictures } from '../features/returns/sweep-return-pictures.ts'
import { askForReviews } from '../features/reviews/asking/ask-for-reviews.ts'
import { sweepReviewPictures } from '../features/reviews/sweep-review-pictures.ts'
import { settleSimulator } from '../features/simulator/settle-simulator.ts'
import { sendStockAlerts } from '../features/stock-alerts/send-stock-alerts.ts'
import { sendWishNews } from '../features/wishlist/news/send-wish-news.ts'
import { chaseVisitCalls } from '../features/visits/chase-visit-calls.ts'
import { remindOfVisits } from '../features/visits/remind-of-visits.ts'
import type { JobTable } from './run-jobs.ts'

/** Every job of the shop: what it does and when it runs by itself. A wake runs it sooner. */
export const schedule: JobTable = {
  'derive-pictures': { run: derivePictures, cron: '*/10 * * * *' },
  'send-messages': { run: sendMessages, cron: '* * * * *' },
  'expire-unpaid-orders': { run: expireUnpaidOrders, cron: '* * * * *' },
  'settle-open-payments': { run: settleOpenPayments, cron: '* * * * *' },
  'settle-simulator': { run: settleSimulator, cron: '* * * * *' },
  'give-refunds': { run: giveRefunds, cron: '* * * * *' },
  'reconcile-payments': { run: reconcilePayments, cron: '30 2 * * *' },
  'send-stock-alerts': { run: sendStockAlerts, cron: '*/5 * * * *' },
  'send-wish-news': { run: sendWishNews, cron: '*/10 * * * *' },
  'confirm-orders': { run: confirmOrders, cron: '*/5 * * * *' },
  'remind-of-holds': { run: remindOfHolds, cron: '*/15 * * * *' },
  'chase-making': { run: chaseMaking, cron: '10 * * * *' },
  'count-sales': { run: (deps) => countSales(deps), cron: '*/10 * * * *' },
  'ask-for-reviews': { run: askForReviews, cron: '20 * * * *' },
  'sweep-review-pictures': { run: sweepReviewPictures, cron: '15 * * * *' },
  'chase-returns': { run: chaseReturns, cron: '*/15 * * * *' },
  'sweep-return-pictures': { run: sweepReturnPictures, cron: '35 * * * *' },
  'remind-of-visits': { run: remindOfVisits, cron: '*/15 * * * *' },
  'chase-visit-calls': { run: chaseVisitCalls, cron: '*/15 * * * *' },
  'sweep-carts': { run: sweepCarts, cron: '25 3 * * *' },
  'sweep-personal-data': { run: sweepPersonalData, cron: '40 3 * * *' },
}
