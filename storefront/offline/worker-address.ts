/** The address of the service worker; the one before it was `/push-worker.js`, which a shop still answers. */
const workerAddress = '/worker.js'

/** Whether a service worker is that of this address, and not the one before it. */
export function isWorkerNow(worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean {
  return worker !== null && new URL(worker.scriptURL).pathname === workerAddress
}

/**
 * Registers the service worker of the shop. It has the scope of the one before it, so it takes that one's place and
 * its subscriptions to notifications.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerAddress, { scope: '/' })
}
