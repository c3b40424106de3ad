import { homeApi } from '@rimal/contract/content/home'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { openPagePreview } from '../../../http/web/preview-key.ts'
import { route } from '../../../http/route.ts'
import { getHome } from './get-home.ts'

export function homeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, homeApi.getHome, async (call) => {
    const { query, language, shows, changesAt } = call
    shows('home', 'lists', 'shop')
    const preview = query.preview ? openPagePreview(deps, 'home', query.preview) : null
    const { home, until } = await getHome(deps, { language, preview })
    changesAt(until)
    const units = [...home.bestSellers, ...home.latest].map(({ id }) => id)
    const quoted = home.reviews.map(({ productId }) => productId)
    shows(...[...units, ...quoted].map((id) => `product:${id}`))
    return home
  })
}
