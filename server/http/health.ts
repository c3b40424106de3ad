import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and takes orders. A proxy asks `/healthz`, because
 * without that database a process still answers with the pages of its cache and of a replica.
 */
export function healthRoutes(
  app: FastifyInstance,
  { pool, isStopping }: Pick<Deps, 'pool' | 'isStopping'>,
) {
  const options = {
    schema: { hide: true },
    config: { rateLimit: false },
    logLevel: 'warn',
  } as const
  app.get('/healthz', options, async () => ({ ok: true }))
  app.get('/readyz', options, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false })
    try {
      const { rows } = await pool.query<{ isStandby: boolean }>(
        `select pg_is_in_recovery() as "isStandby"`,
      )
      return reply.code(rows[0]?.isStandby ? 503 : 200).send({ ok: !rows[0]?.isStandby })
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
