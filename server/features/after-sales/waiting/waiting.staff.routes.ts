import { waitingApi } from '@rimal/contract/staff/waiting'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead } from '../../../http/staff-route.ts'
import { listWaiting } from './list-waiting.ts'

export function waitingRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, waitingApi.listWaiting, ({ staff }) => listWaiting(deps, staff.role))
}
