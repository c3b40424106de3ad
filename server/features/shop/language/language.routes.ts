import { languageApi } from '@rimal/contract/language-api'
import { languages } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'

export function languageRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, languageApi.listLanguages, () =>
    languages.map(({ code, name }) => ({ code, language_name: name })),
  )
}
