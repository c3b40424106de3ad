import { setTimeout as delay } from 'node:timers/promises'

const firstMs = 50
const maxMs = 500

/**
 * Waits before another try: twice as long each time, and by chance up to half less, so that those who wait do not
 * return together.
 */
export function pause(tries: number): Promise<void> {
  const ms = Math.min(maxMs, firstMs * 2 ** (tries - 1))
  return delay(ms * (1 - Math.random() / 2))
}
