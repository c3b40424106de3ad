import { askStaff, staff } from './client.ts'

/**
 * Delivers an order whose customer asked staff to begin early: without `force`, no step is taken before the
 * customer's time to cancel is over.
 */
export async function deliver(orderNumber: string) {
  const step = { orderNumber, force: true }
  await staff('confirm-order')(step)
  await staff('order-ready')(step)
  await staff('ship-order')({ ...step, carrier: 'Aramex' })
  await staff('deliver-order')({ orderNumber })
}

/** Records that the return has reached the shop and that all its items are sellable. */
export async function inspect(returnNumber: string) {
  const { lines } = await staff('return-received')({ returnNumber })
  await staff('inspect-return')({
    returnNumber,
    lines: lines.map(({ lineId }) => ({ lineId, condition: 'sellable' as const })),
  })
}

/** Returns the review of an order as staff read it, in the revision that the customer sent last. */
export async function reviewOf(orderNumber: string) {
  const { items } = await askStaff('list-reviews')({ q: orderNumber })
  const review = items.find((one) => one.orderNumber === orderNumber)
  if (!review) throw new Error(`Staff find no review of ${orderNumber}.`)
  const { reviewId, revision } = review
  return { reviewId, revision }
}
