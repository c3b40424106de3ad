import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import { findQueueBefore } from './queue.sql.ts'

/** A shopper who was admitted in time may take longer for the address and the payment. */
const checkoutMinutes = 30

type Asked = { shopper: Shopper; productIds: readonly string[]; to: 'add' | 'order' }

/** Finds the id of a queue in which the shopper has to wait before any of these products. */
export function findQueueAhead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { shopper, productIds, to }: Asked,
): Promise<string | undefined> {
  const late = to === 'order' ? checkoutMinutes * 60_000 : 0
  return findQueueBefore(db, { shopper, productIds, at: new Date(clock().getTime() - late) })
}

/** @throws queue_required with the id of the queue in `fields.queue` */
export async function requireAdmission(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: Asked,
): Promise<void> {
  refuseInQueue(await findQueueAhead(deps, asked))
}

/** @throws queue_required with the id of the queue in `fields.queue` */
export function refuseInQueue(queue: string | undefined): void {
  if (queue !== undefined) throw new ShopError('queue_required', { queue })
}
