import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireThisMachine } from '../../http/this-machine.ts'
import { composeStored } from './compose-stored.ts'
import { listLatest, type StoredMessage } from './messages.sql.ts'

/**
 * Shows what the shop sent or would have sent to the developer at this machine. The outbox holds the codes of all
 * customers, so it does not exist in production, and elsewhere it answers this machine only.
 */
export function outboxRoutes(app: FastifyInstance, deps: Deps) {
  if (deps.config.production) return
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(deps, request)
    const latest = await listLatest(deps.db, 100)
    const showMessage = async (message: StoredMessage) => {
      const { recipient: to, channel, kind, createdAt: at, data } = message
      if (channel === 'push') return { to, channel, kind, at, pushed: data }
      const { subject, text, sms } = await composeStored(deps, message)
      return { to, channel, kind, at, ...(channel === 'sms' ? { text: sms } : { subject, text }) }
    }
    const shown = await Promise.all(latest.map(showMessage))
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(shown, null, 2))
  })
}
