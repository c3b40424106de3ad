import { setTimeout as delay } from 'node:timers/promises'

/** Waits for the work for the given time; returns false when the work is not done by then, and does not stop it. */
export function within(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => true), delay(ms, false, { ref: false })])
}
