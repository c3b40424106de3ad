import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import { findQueueBefore } from './queue.sql.ts'

type Asked = { shopper: Shopper; productIds: readonly string[]; to: 'add' | 'order' }

/** Finds the id of a queue in which the shopper has to wait before any of these products. */
export function findQueueAhead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: Asked,
): Promise<string | undefined> {
  return findQueueBefore(db, { ...asked, now: clock() })
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
