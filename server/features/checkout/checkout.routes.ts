import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export function checkoutRoutes(_app: FastifyInstance, _deps: Deps) {}
