import { languageApi } from '@rimal/contract/language-api'
import { languages } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { findDictionary } from './find-dictionary.ts'

export function languageRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, languageApi.listLanguages, () =>
    languages.map(({ code, name }) => ({ code, language_name: name })),
  )

  route(app, deps, languageApi.getDictionary, async ({ params, shows }) => {
    shows('words')
    return [(await findDictionary(deps.db, params.language_code)).words]
  })
}
