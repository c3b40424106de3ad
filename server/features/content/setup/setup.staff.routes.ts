import { setupApi } from '@rimal/contract/staff/setup'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead } from '../../../http/staff-route.ts'
import { getSetup } from './get-setup.ts'

export function setupRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, setupApi.getSetup, () => getSetup(deps))
}
