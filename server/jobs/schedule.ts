import { cleanUpCarts } from '../features/cart/clean-up-carts.ts'
import { sendMessages } from '../features/messages/send-messages.ts'
import { confirmOrders } from '../features/after-sales/fulfilment/confirm-orders.ts'
import { remindOfHolds } from '../features/after-sales/fulfilment/holds/remind-of-holds.ts'
import { remindOfOverdueProduction } from '../features/after-sales/production/remind-of-overdue-production.ts'
import { issueInvoices } from '../features/orders/invoices/issue-invoices.ts'
import { countSales } from '../features/orders/sales/count-sales.ts'
import { expireUnpaidOrders } from '../features/payments/expire-unpaid-orders.ts'
import { reconcilePayments } from '../features/payments/reconciliation/reconcile-payments.ts'
import { settleOpenPayments } from '../features/payments/settle-open-payments.ts'
import { applyImports } from '../features/catalog/imports/apply-imports.ts'
import { checkImports } from '../features/catalog/imports/check-imports.ts'
import { countImportedStock } from '../features/orders/stock/count-imported-stock.ts'
import { publishContent } from '../features/content/editing/publish-content.ts'
import { publishProducts } from '../features/catalog/products/change-product-state.ts'
import { derivePictures } from '../features/catalog/pictures/derive-pictures.ts'
import { cleanUpPictures } from '../features/catalog/pictures/clean-up-pictures.ts'
import { cleanUpPersonalData } from '../features/account/privacy/clean-up-personal-data.ts'
import { sendRefunds } from '../features/after-sales/refunds/send-refunds.ts'
import { remindOfReturns } from '../features/after-sales/returns/remind-of-returns.ts'
import { cleanUpReturnPictures } from '../features/after-sales/returns/clean-up-return-pictures.ts'
import { requestReviews } from '../features/reviews/review-requests/request-reviews.ts'
import { cleanUpReviewPictures } from '../features/reviews/clean-up-review-pictures.ts'
import { settleSimulator } from '../features/payments/simulator/settle-simulator.ts'
import { sendStockAlerts } from '../features/catalog/stock-alerts/send-stock-alerts.ts'
import { sendWishlistUpdates } from '../features/cart/wishlist/updates/send-wishlist-updates.ts'
import { remindOfVisitCalls } from '../features/visits/remind-of-visit-calls.ts'
import { remindOfVisits } from '../features/visits/remind-of-visits.ts'
import { cleanUpCallCounts } from '../http/limits/clean-up-call-counts.ts'
import type { JobTable } from './run-jobs.ts'

/** Every job of the shop: what it does and when it runs by itself. A wake runs it sooner. */
export const schedule: JobTable = {
  'derive-pictures': { run: derivePictures, cron: '*/10 * * * *' },
  'check-imports': { run: checkImports, cron: '*/5 * * * *' },
  'apply-imports': {
    run: (deps) => applyImports(deps, countImportedStock(deps)),
    cron: '*/5 * * * *',
  },
  'issue-invoices': { run: issueInvoices, cron: '* * * * *' },
  'send-messages': { run: sendMessages, cron: '* * * * *' },
  'expire-unpaid-orders': { run: expireUnpaidOrders, cron: '* * * * *' },
  'settle-open-payments': { run: settleOpenPayments, cron: '* * * * *' },
  'settle-simulator': { run: settleSimulator, cron: '* * * * *' },
  'send-refunds': { run: sendRefunds, cron: '* * * * *' },
  'reconcile-payments': { run: reconcilePayments, cron: '30 2 * * *' },
  'publish-products': { run: publishProducts, cron: '* * * * *' },
  'publish-content': { run: publishContent, cron: '* * * * *' },
  'send-stock-alerts': { run: sendStockAlerts, cron: '*/5 * * * *' },
  'send-wishlist-updates': { run: sendWishlistUpdates, cron: '*/10 * * * *' },
  'confirm-orders': { run: confirmOrders, cron: '*/5 * * * *' },
  'remind-of-holds': { run: remindOfHolds, cron: '*/15 * * * *' },
  'remind-of-overdue-production': { run: remindOfOverdueProduction, cron: '10 * * * *' },
  'count-sales': { run: (deps) => countSales(deps), cron: '*/10 * * * *' },
  'request-reviews': { run: requestReviews, cron: '20 * * * *' },
  'clean-up-review-pictures': { run: cleanUpReviewPictures, cron: '15 * * * *' },
  'remind-of-returns': { run: remindOfReturns, cron: '*/15 * * * *' },
  'clean-up-return-pictures': { run: cleanUpReturnPictures, cron: '35 * * * *' },
  'remind-of-visits': { run: remindOfVisits, cron: '*/15 * * * *' },
  'remind-of-visit-calls': { run: remindOfVisitCalls, cron: '*/15 * * * *' },
  'clean-up-call-counts': { run: cleanUpCallCounts, cron: '*/10 * * * *' },
  'clean-up-carts': { run: cleanUpCarts, cron: '25 3 * * *' },
  'clean-up-pictures': { run: cleanUpPictures, cron: '35 3 * * *' },
  'clean-up-personal-data': { run: cleanUpPersonalData, cron: '40 3 * * *' },
}
