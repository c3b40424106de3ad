import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { isLoopback } from './loopback.ts'
import { ShopError } from './shop-error.ts'

/** Whether a request names this machine: a page of another site that resolves to it names its own host. */
function namesLoopback(host = ''): boolean {
  return isLoopback({ hostname: host.replace(/:\d{1,5}$/, '') })
}

/**
 * Refuses the pages of a trial, which are for no customer, unless the shop's own address and the address of the
 * request are both of this machine. Another site with a name that resolves to this machine, or a proxy that passes
 * names on, has another address.
 */
export function requireTrial({ config }: Pick<Deps, 'config'>, { headers }: FastifyRequest): void {
  if (!isLoopback(config.publicUrl) || !namesLoopback(headers.host)) {
    throw new ShopError('not_found')
  }
}

/** The headers that proxies add to a request, whichever of them a proxy is configured to add. */
const proxyHeaders = /^(x-forwarded-|x-original-|forwarded$|via$|x-real-ip$|true-client-ip$|cf-)/

/** For pages of the developer: a proxy on this machine speaks for strangers. */
export function requireThisMachine(deps: Pick<Deps, 'config'>, request: FastifyRequest): void {
  requireTrial(deps, request)
  const { socket, headers } = request
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isProxied = Object.keys(headers).some((name) => proxyHeaders.test(name))
  if (!isLocal || isProxied) throw new ShopError('not_found')
}
