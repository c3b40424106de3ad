import { bannersApi } from '@rimal/contract/content/banners'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { getBanner } from './get-banner.ts'

export function bannersRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, bannersApi.getBanner, async ({ query, language, shows, changesAt }) => {
    shows('shop', 'words')
    const { banner, until } = await getBanner(deps, query, language)
    changesAt(until)
    return { banner }
  })
}
