import { ShopError } from '../../../http/shop-error.ts'

/** The refusal of a step before the customer's time to cancel is over; its sentence names that time. */
export function customerMayStillCancel(until: { at: Date; timeZone: string }): ShopError {
  return new ShopError('customer_may_still_cancel', undefined, { moment: until })
}
