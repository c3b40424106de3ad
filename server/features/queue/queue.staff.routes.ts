import { shopQueueApi } from '@rimal/contract/staff/shop-queue'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { staffRead } from '../../http/staff-route.ts'
import { showShopQueue } from './show-shop-queue.ts'

export function staffQueueRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, shopQueueApi.getShopQueue, () => showShopQueue(deps))
}
