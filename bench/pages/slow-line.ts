import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Slow 4G as in Lighthouse. */
const roundTripMs = 150
const bytesPerMs = { down: 204.8, up: 93.75 }

export type SlowLine = {
  address: string
  /** While it is cut, nobody reaches the shop. */
  setCut(isCut: boolean): void
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Opens another address of the shop, behind a slow line. A browser's own emulation slows a page down, but not its
 * service worker.
 */
export async function openSlowLine(shopAddress: string): Promise<SlowLine> {
  const { hostname, port } = new URL(shopAddress)
  const sockets = new Set<Socket>()
  const down = pacer(bytesPerMs.down)
  const up = pacer(bytesPerMs.up)
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    // Opening a connection takes a round trip of its own.
    carry(near, far, { pace: up, firstWaitMs: roundTripMs })
    carry(far, near, { pace: down, firstWaitMs: 0 })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address() as { port: number }
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    // Browsers allow service workers at a local address without a certificate.
    address: `http://localhost:${address.port}`,
    setCut(now) {
      isCut = now
      if (now) close()
    },
    async [Symbol.asyncDispose]() {
      close()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

/** Returns how long bytes wait until the line has sent them; all connections share the line. */
function pacer(bytesPerMsOfLine: number) {
  let freeAt = 0
  return (bytes: number): number => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + bytes / bytesPerMsOfLine
    return freeAt - now
  }
}

const packetBytes = 14_600

function carry(
  from: Socket,
  to: Socket,
  line: { pace: (bytes: number) => number; firstWaitMs: number },
) {
  let sent: Promise<unknown> = wait(line.firstWaitMs)
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packetBytes) {
      const packet = chunk.subarray(start, start + packetBytes)
      const arrives = wait(line.pace(packet.length) + roundTripMs / 2)
      sent = sent.then(() => arrives).then(() => to.writable && to.write(packet))
    }
  })
  from.on('end', () => {
    sent = sent.then(() => wait(roundTripMs / 2)).then(() => to.end())
  })
}
