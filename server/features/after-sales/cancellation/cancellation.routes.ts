import { cancellingApi } from '@rimal/contract/cancel-order'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { previewCancel } from './preview-cancel.ts'

export function cancellingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, cancellingApi.cancelPreview, ({ shopper, params, language }) =>
    previewCancel(deps, { shopper, order: params.order }, language),
  )

  route(app, deps, cancellingApi.cancelOrder, async ({ shopper, body }) => {
    await cancelOwnOrder(deps, shopper, { ...body, units: 'all' })
    return {}
  })

  route(app, deps, cancellingApi.cancelOrderLines, ({ shopper, body }) =>
    cancelOwnOrder(deps, shopper, { ...body, units: body }),
  )
}
