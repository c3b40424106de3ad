import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/**
 * Opens a port that stays the same while the server behind it is stopped and started on other ports. Nothing else can
 * take the port meanwhile. `portBehind` returns undefined while the server is stopped: a connection is then cut off.
 */
export async function standingPort(portBehind: () => number | undefined) {
  const proxy = createServer((client) => {
    client.on('error', () => {})
    const port = portBehind()
    if (port === undefined) return void client.destroy()
    const inner = connect(port, '127.0.0.1').on('error', () => {})
    inner.on('close', () => client.destroy())
    client.on('close', () => inner.destroy())
    client.pipe(inner).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Waits until all connections have ended: the server behind it is stopped first. */
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => proxy.close(() => resolve())),
  }
}
