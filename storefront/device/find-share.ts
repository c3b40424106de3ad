import { type AppDevice, device } from './device.ts'

/** Returns the function that opens the sheet for sharing; undefined on a device without one. */
export function findShare(): AppDevice['share'] | undefined {
  if (device.app) return device.app.share
  // The shopper may close the sheet without sharing: that is no error.
  return 'share' in navigator ? (shared) => navigator.share(shared).catch(() => {}) : undefined
}
