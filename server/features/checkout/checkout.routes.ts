import { checkoutApi } from '@rimal/contract/checkout'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { getCheckout } from './get-checkout.ts'
import { saveDraft } from './save-draft.ts'

export function checkoutRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, checkoutApi.getCheckout, ({ shopper, language }) =>
    getCheckout(deps, { shopper, language }),
  )

  route(app, deps, checkoutApi.saveDraft, ({ shopper, language, body }) =>
    saveDraft(deps, { shopper, language, parts: body.draft }),
  )
}
