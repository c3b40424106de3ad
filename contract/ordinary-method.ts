import type { DeliveryPrice } from './delivery.ts'

/**
 * The delivery method until the shopper chooses one: the cheapest for these products, of equals the
 * first.
 */
export function ordinaryMethod<Method extends DeliveryPrice>(
  methods: readonly Method[],
  payable: number,
): Method | undefined {
  return methods.toSorted((a, b) => deliveryPrice(a, payable) - deliveryPrice(b, payable))[0]
}

/** The price of a delivery method for products of `payable` after any discount; minor units. */
export function deliveryPrice({ price, freeFrom }: DeliveryPrice, payable: number): number {
  return freeFrom !== null && payable >= freeFrom ? 0 : price
}
