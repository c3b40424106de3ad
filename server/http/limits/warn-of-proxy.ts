import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { isPrivate } from './network.ts'

/**
 * Warns the owner once when a proxy that `TRUST_PROXY` does not name is in front of the shop. A private address is
 * certainly one; at any other address it may also be a caller who invents the header.
 */
export function warnOfProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>) {
  const warned = new Set<string>()
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    if (headers['x-forwarded-for'] === undefined) return
    const isProxy = isPrivate(ip)
    if (!isProxy && trustProxy.length > 0) return
    const warning = isProxy
      ? 'is not in TRUST_PROXY: limits take all shoppers behind it for one.'
      : 'sends X-Forwarded-For, and TRUST_PROXY is not set: if it is a proxy, limits take all shoppers behind it for one.'
    if (warned.has(warning)) return
    warned.add(warning)
    log.warn(isProxy ? `A proxy at ${ip} ${warning}` : `${ip} ${warning}`)
  })
}
