import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findShop } from './shop.ts'

/** The shop as a browser reaches it over a connection that a test can cut. */
export type DistantShop = {
  address: string
  /** While it is cut, no request is answered, whoever sends it: a page or a service worker. */
  setCut(isCut: boolean): void
  /** While it is held, requests arrive and nothing answers those whose path begins so, as on a very bad line. */
  setHeld(isHeld: boolean, path?: string): void
  /** Requests whose path begins so find nothing, as a file that a deploy has removed; null where all is there again. */
  setMissing(path: string | null): void
  /** Connections for requests whose path begins so break; null where they hold again. */
  setBroken(path: string | null): void
  /** Answers the address of a service worker with another script from now on. */
  setWorker(script: string, path?: '/worker.js' | '/push-worker.js'): void
  [Symbol.asyncDispose](): Promise<void>
}

/** Opens another address of the shop. It is local, so browsers allow service workers there. */
export async function openDistantShop(): Promise<DistantShop> {
  const shop = new URL(findShop().address)
  let isCut = false
  let held: string | null = null
  let missing: string | null = null
  let broken: string | null = null
  const workers = new Map<string | undefined, string>()

  const server = createServer((asked, answer) => {
    const worker = workers.get(asked.url)
    const begins = (path: string | null) => path !== null && asked.url?.startsWith(path)
    if (isCut || begins(broken)) asked.socket.destroy()
    else if (begins(missing)) answer.writeHead(404, { 'cache-control': 'no-store' }).end()
    else if (begins(held)) asked.resume()
    else if (worker !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      answer.end(worker)
    } else passOn(asked, answer, shop)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    setCut(now) {
      isCut = now
      if (now) server.closeAllConnections()
    },
    setHeld(now, path = '/') {
      held = now ? path : null
      // Otherwise the requests that nothing answers take all connections of the browser.
      if (!now) server.closeAllConnections()
    },
    setMissing(path) {
      missing = path
    },
    setBroken(path) {
      broken = path
    },
    setWorker(script, path = '/worker.js') {
      workers.set(path, script)
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse, { hostname, port }: URL) {
  const { method, url, headers } = asked
  const passed = request({ hostname, port, method, path: url, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
