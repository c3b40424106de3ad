import { device } from './device.ts'

/** Vibrates for a moment as the answer to a press; not where the shopper wants little to move. */
export function vibrate(kind: 'light'): void {
  if (device.app) return device.app.vibrate(kind)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Without a press, browsers refuse it and write an error.
  if (!isCalm && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10)
}
