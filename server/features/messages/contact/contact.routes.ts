import { shopApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { insertSubscriber } from './contact.sql.ts'
import { requireEmail } from './email-address.ts'
import { sendMessage } from './send-message.ts'

export function contactRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, shopApi.sendMessage, async ({ body, language }) => {
    await sendMessage(deps, body, language)
    return {}
  })

  route(app, deps, shopApi.subscribe, async ({ body, language }) => {
    await insertSubscriber(deps.db, { email: requireEmail(body.email), language })
    return {}
  })
}
