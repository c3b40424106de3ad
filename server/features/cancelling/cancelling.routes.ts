import { cancellingApi } from '@rimal/contract/cancelling'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelPieces } from './pieces/cancel-pieces.ts'
import { previewCancel } from './preview-cancel.ts'

export function cancellingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, cancellingApi.cancelPreview, ({ shopper, params, language }) =>
    previewCancel(deps, { shopper, order: params.order }, language),
  )

  route(app, deps, cancellingApi.cancelOrder, async ({ shopper, body }) => {
    await cancelOrder(deps, shopper, body)
    return {}
  })

  route(app, deps, cancellingApi.cancelPieces, ({ shopper, body }) =>
    cancelPieces(deps, shopper, body),
  )
}
