import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { composeStored } from './compose-stored.ts'
import { listLatest } from './messages.sql.ts'

/**
 * What the shop sent or would have sent, for the developer at this machine. It holds the codes of
 * everybody, so it is not there in production, and elsewhere for no one but this machine.
 */
export function outboxRoutes(app: FastifyInstance, deps: Deps) {
  if (deps.config.production) return
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isThisMachine(request)) throw new ShopError('not_found')
    const latest = await listLatest(deps.db, 100)
    const shown = latest.map((message) => {
      const { subject, text, sms } = composeStored(deps, message)
      const { recipient: to, channel, kind, createdAt: at } = message
      return { to, channel, kind, at, ...(channel === 'sms' ? { text: sms } : { subject, text }) }
    })
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(shown, null, 2))
  })
}

/** A proxy on this machine speaks for strangers, and says so. */
function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return isLocal && !headers['x-forwarded-for'] && !headers.forwarded && !headers.via
}
