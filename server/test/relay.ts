import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Opens a relay to a database that can be cut and mended: the shop sees the same as when the database server
 * restarts.
 */
export async function openRelay() {
  const sockets = new Set<Socket>()
  let target = { host: '127.0.0.1', port: 0 }
  const relay = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port } = relay.address() as AddressInfo

  async function cut() {
    const closed = once(relay, 'close')
    relay.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    /** Returns the address of the same database through the relay. */
    reach(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      target = { host: url.hostname, port: Number(url.port) }
      url.hostname = '127.0.0.1'
      url.port = String(port)
      return url.href
    },
    cut,
    async mend() {
      relay.listen(port, '127.0.0.1')
      await once(relay, 'listening')
    },
    async [Symbol.asyncDispose]() {
      if (relay.listening) await cut()
    },
  }
}
