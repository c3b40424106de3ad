/** Names of all jobs; schedule.ts says when each job runs and what it does. */
export type JobName =
  | 'derive-pictures'
  | 'check-imports'
  | 'apply-imports'
  | 'send-messages'
  | 'issue-invoices'
  | 'expire-unpaid-orders'
  | 'settle-open-payments'
  | 'settle-simulator'
  | 'reconcile-payments'
  | 'send-refunds'
  | 'send-stock-alerts'
  | 'publish-products'
  | 'publish-content'
  | 'send-wishlist-updates'
  | 'confirm-orders'
  | 'remind-of-holds'
  | 'remind-of-overdue-production'
  | 'count-sales'
  | 'remind-of-visits'
  | 'remind-of-visit-calls'
  | 'clean-up-carts'
  | 'clean-up-call-counts'
  | 'clean-up-pictures'
  | 'clean-up-review-pictures'
  | 'remind-of-returns'
  | 'clean-up-return-pictures'
  | 'request-reviews'
  | 'clean-up-personal-data'

export type Jobs = {
  /**
   * Wakes a job soon. Called after the commit of what causes it: inside, two transactions would wait
   * for each other in the queue. Wakes in a burst are one. A wake that is lost is made good by the
   * job's timetable.
   */
  wake(name: JobName): Promise<void>
}
