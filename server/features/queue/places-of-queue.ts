import type { Queries } from '../../db/connect.ts'
import {
  countPlaces,
  deletePlacesBefore,
  deleteQueue,
  findCounters,
  movePlaces,
} from './queue.sql.ts'

/** As long as the token of a place. */
const storedDays = 7

/** Gives the places of a guest who logs in to the customer. */
export async function movePlacesToCustomer(
  db: Queries,
  who: { guestId: string; customerId: string; now: Date },
): Promise<void> {
  await movePlaces(db, who)
}

/** Starts the queue of a product anew: nobody has a place in it. */
export async function restartQueue(db: Queries, productId: string): Promise<void> {
  await deleteQueue(db, productId)
}

/**
 * Lets a queue follow an opening that was moved. Those who wait keep their places, because the draw takes the new time;
 * once places are numbered, the queue starts anew.
 */
export async function followOpening(db: Queries, productId: string): Promise<void> {
  if (await findCounters(db, productId)) await deleteQueue(db, productId)
}

/** Counts who waits in the queue of a product, and who was admitted. */
export function countInQueue(db: Queries, productId: string) {
  return countPlaces(db, productId)
}

/** Deletes places that are too old for any queue. */
export async function cleanUpPlaces(db: Queries, now: Date): Promise<void> {
  await deletePlacesBefore(db, new Date(now.getTime() - storedDays * 24 * 3_600_000))
}
