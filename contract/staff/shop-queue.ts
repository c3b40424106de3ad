import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Instant, Nullable } from '../shapes.ts'

const ShopQueue = Type.Object({
  /** Whether shoppers need an admission before they can add anything to the cart, by hand or by load. */
  isOn: Type.Boolean(),
  /** Since when an overload has it switched on, and when it ends unless the overload lasts; null if none has. */
  byLoad: Nullable(Type.Object({ since: Instant, until: Instant })),
  /** How many shoppers wait in it, and how many it has admitted. */
  inQueue: Type.Object({ waiting: Type.Integer(), admitted: Type.Integer() }),
})
export type ShopQueue = Static<typeof ShopQueue>

/** The call of staff on the queue before the whole shop; its switches are the setting `queue`. */
export const shopQueueApi = {
  getShopQueue: get('staff/get-shop-queue', {
    access: 'staff',
    permission: 'settings.change',
    summary: 'The queue before the whole shop as it is now.',
    result: ShopQueue,
  }),
}
