import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { healthRoutes } from '../http/health.ts'
import { observe } from '../observability/observe.ts'

/** Creates what a process for jobs answers: whether it lives and whether it can work. */
export async function createWorkerApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance: deps.log as FastifyBaseLogger })
  await observe(app, deps)
  healthRoutes(app, deps)
  return app
}
