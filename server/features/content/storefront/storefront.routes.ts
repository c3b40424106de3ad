import { languageApi } from '@rimal/contract/language-api'
import { shopApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { dictionaryOfShop } from './dictionary-of-shop.ts'
import { getShop } from './get-shop.ts'

export function shopRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, shopApi.getShop, async ({ language, shows, changesAt }) => {
    shows('shop', 'words')
    const { shop, until } = await getShop(deps, language)
    changesAt(until)
    return shop
  })

  route(app, deps, languageApi.getDictionary, async ({ params, shows, hasVersion }) => {
    shows('shop', 'words')
    const settings = await findSettings(deps.db)
    const { words, version } = await dictionaryOfShop(deps.db, settings, params.language_code)
    hasVersion(version)
    return [words]
  })

  route(app, deps, shopApi.getIp, ({ request }) => request.ip)
}
