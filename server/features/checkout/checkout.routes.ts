import { checkoutApi } from '@rimal/contract/checkout'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { getCheckout } from './get-checkout.ts'
import { saveDraft } from './save-draft.ts'

export function checkoutRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, checkoutApi.getCheckout, ({ guestId, language }) =>
    getCheckout(deps, { guestId, language }),
  )

  route(app, deps, checkoutApi.saveDraft, ({ guestId, language, body }) =>
    saveDraft(deps, { guestId, language, parts: body.draft }),
  )
}
