import { Network } from '@capacitor/network'

/**
 * Reports the connection of the phone where pages look for it: at `navigator.onLine` and its events, which the view of
 * an app does not keep up to date on every phone.
 */
export async function followNetwork(): Promise<void> {
  let { connected } = await Network.getStatus()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => connected })
  await Network.addListener('networkStatusChange', (status) => {
    if (status.connected === connected) return
    connected = status.connected
    dispatchEvent(new Event(connected ? 'online' : 'offline'))
  })
}
