import { deliveryApi } from '@rimal/contract/delivery'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { getOptions } from './get-options.ts'

export function deliveryRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, deliveryApi.getOptions, ({ query, language, shows }) => {
    shows('shop')
    const { country_code: country, lead_days: leadDays = 0, currency } = query
    return getOptions(deps, { country, leadDays, language, currency })
  })
}
