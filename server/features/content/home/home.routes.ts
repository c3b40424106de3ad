import { catalogApi } from '@rimal/contract/catalog'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { getHome } from './get-home.ts'

export function homeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, catalogApi.getHome, async ({ language, shows }) => {
    shows('home', 'lists', 'shop')
    const home = await getHome(deps, language)
    const units = [...home.bestSellers, ...home.latest].map(({ id }) => id)
    const quoted = home.reviews.map(({ productId }) => productId)
    shows(...[...units, ...quoted].map((id) => `product:${id}`))
    return home
  })
}
