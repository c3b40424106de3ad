import type { FastifyInstance } from 'fastify'
import { isPrivate } from './network.ts'

/** Warns the owner once when a proxy that `TRUST_PROXY` does not name is in front of the shop. */
export function warnOfProxy(app: FastifyInstance) {
  let isNotified = false
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    if (isNotified || headers['x-forwarded-for'] === undefined || !isPrivate(ip)) return
    isNotified = true
    log.warn(`A proxy at ${ip} is not in TRUST_PROXY: limits take all shoppers behind it for one.`)
  })
}
