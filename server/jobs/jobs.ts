/** Names of all jobs; what each does and when stands in schedule.ts. */
export type JobName =
  | 'derive-pictures'
  | 'send-messages'
  | 'expire-unpaid-orders'
  | 'settle-open-payments'
  | 'settle-simulator'
  | 'reconcile-payments'
  | 'give-refunds'
  | 'send-stock-alerts'
  | 'send-wish-news'
  | 'confirm-orders'
  | 'remind-of-holds'
  | 'chase-making'
  | 'count-sales'
  | 'remind-of-visits'
  | 'chase-visit-calls'
  | 'sweep-carts'
  | 'sweep-review-pictures'
  | 'chase-returns'
  | 'sweep-return-pictures'
  | 'ask-for-reviews'
  | 'sweep-personal-data'

export type Jobs = {
  /**
   * Wakes a job soon. Called after the commit of what causes it: inside, two transactions would wait
   * for each other in the queue. Wakes in a burst are one. A wake that is lost is made good by the
   * job's timetable.
   */
  wake(name: JobName): Promise<void>
}
