import type { DeliveryPrice } from './delivery.ts'

/** The way that is meant until she chooses another: the cheapest for what is in it, of equals the first. */
export function ordinaryWay<Way extends DeliveryPrice>(
  ways: readonly Way[],
  payable: number,
): Way | undefined {
  return ways.toSorted((a, b) => deliveryPrice(a, payable) - deliveryPrice(b, payable))[0]
}

/** What a way costs a parcel with pieces for so much, after any discount; minor units. */
export function deliveryPrice({ price, freeFrom }: DeliveryPrice, payable: number): number {
  return freeFrom !== null && payable >= freeFrom ? 0 : price
}
