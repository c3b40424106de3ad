import { collectionOrderApi } from '@rimal/contract/staff/collection-order'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { moveInCollection, setCollectionOrder } from './change-order.ts'
import { listCollectionProducts } from './list-collection-products.ts'

export function collectionOrderRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, collectionOrderApi.listCollectionProducts, ({ params, ...call }) =>
    listCollectionProducts(deps.db, params.collection, call),
  )

  staffRoute(app, deps, collectionOrderApi.setCollectionOrder, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const order = await setCollectionOrder(tx, body, { staffId, now: deps.clock() })
      await audit(body.collection, { byHand: body.byHand })
      return order
    },
  })

  staffRoute(app, deps, collectionOrderApi.moveInCollection, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const moved = await moveInCollection(tx, body, { staffId, now: deps.clock() })
      await audit(body.collection, { product: body.product, place: moved.place })
      return moved
    },
  })
}
