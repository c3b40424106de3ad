import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { trustOf } from '../../observability/request-id.ts'
import { isPrivate } from './network.ts'

/** A whole private network may call with the header: the log needs no line for each of its addresses. */
const maxProxies = 10
const effect = 'limits take all shoppers behind it for one.'

/**
 * Warns the owner once for each proxy in front of the shop that `TRUST_PROXY` does not name. What counts is the address
 * of the connection. A private address is certainly a proxy; at any other address it may also be a caller who invents
 * the header.
 */
export function warnOfProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>) {
  const isTrusted = trustOf(trustProxy)
  const proxies = new Set<string>()
  let isPublicWarned = false
  app.addHook('onRequest', async ({ headers, raw, log }) => {
    const { remoteAddress } = raw.socket
    if (headers['x-forwarded-for'] === undefined || !remoteAddress || isTrusted(raw)) return
    if (isPrivate(remoteAddress)) {
      if (proxies.has(remoteAddress) || proxies.size >= maxProxies) return
      proxies.add(remoteAddress)
      log.warn(`A proxy at ${remoteAddress} is not in TRUST_PROXY: ${effect}`)
    } else if (trustProxy.length === 0 && !isPublicWarned) {
      isPublicWarned = true
      log.warn(
        `${remoteAddress} sends X-Forwarded-For, and TRUST_PROXY is not set: if it is a proxy, ${effect}`,
      )
    }
  })
}
