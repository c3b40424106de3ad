import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, i.e. the database answers. */
export function healthRoutes(app: FastifyInstance, { pool }: Pick<Deps, 'pool'>) {
  const options = {
    schema: { hide: true },
    config: { rateLimit: false },
    logLevel: 'warn',
  } as const
  app.get('/healthz', options, async () => ({ ok: true }))
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await pool.query('select 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
