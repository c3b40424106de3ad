import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export function cartRoutes(_app: FastifyInstance, _deps: Deps) {}
