import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export function contentRoutes(_app: FastifyInstance, _deps: Deps) {}
