import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { composeStored } from './compose-stored.ts'
import { listLatest } from './messages.sql.ts'
import { requireThisMachine } from './this-machine.ts'

/**
 * What the shop sent or would have sent, for the developer at this machine. It holds the codes of
 * everybody, so it is not there in production, and elsewhere for no one but this machine.
 */
export function outboxRoutes(app: FastifyInstance, deps: Deps) {
  if (deps.config.production) return
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request)
    const latest = await listLatest(deps.db, 100)
    const shown = latest.map((message) => {
      const { recipient: to, channel, kind, createdAt: at, data } = message
      if (channel === 'push') return { to, channel, kind, at, pushed: data }
      const { subject, text, sms } = composeStored(deps, message)
      return { to, channel, kind, at, ...(channel === 'sms' ? { text: sms } : { subject, text }) }
    })
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(shown, null, 2))
  })
}
