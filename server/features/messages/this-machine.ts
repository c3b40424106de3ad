import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../http/shop-error.ts'

/** For pages of the developer: a proxy on this machine speaks for strangers, and says so. */
export function requireThisMachine({ socket, headers }: FastifyRequest): void {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isProxied = headers['x-forwarded-for'] || headers.forwarded || headers.via
  if (!isLocal || isProxied) throw new ShopError('not_found')
}
