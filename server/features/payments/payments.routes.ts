import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export async function paymentsRoutes(_app: FastifyInstance, _deps: Deps) {}
