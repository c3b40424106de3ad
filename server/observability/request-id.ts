import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

const accepted = /^[\w-]{8,64}$/

/** Returns a function that says whether a request comes directly from one of these addresses or ranges. */
export function trustOf(proxies: readonly string[]): (request: IncomingMessage) => boolean {
  const ranges = proxies.map((proxy) => {
    if (proxy.includes('/')) return ipaddr.parseCIDR(proxy)
    const address = ipaddr.process(proxy)
    return [address, address.kind() === 'ipv4' ? 32 : 128] as const
  })
  return ({ socket }) => {
    const from = socket.remoteAddress ?? ''
    if (ranges.length === 0 || !ipaddr.isValid(from)) return false
    const address = ipaddr.process(from)
    return ranges.some(
      ([network, bits]) =>
        network.kind() === address.kind() && address.match(network as never, bits),
    )
  }
}

/** Returns a function that names a request: as a trusted proxy named it, else anew. */
export function requestIdOf(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(proxies)
  return (request) => {
    const named = request.headers['x-request-id']
    return typeof named === 'string' && accepted.test(named) && isTrusted(request)
      ? named
      : randomUUID()
  }
}
