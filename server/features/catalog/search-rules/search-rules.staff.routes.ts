import { searchRulesApi } from '@rimal/contract/staff/search-rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { deletePinnedResults, savePinnedResults } from './save-pinned-results.ts'
import { deleteSynonyms, saveSynonyms } from './save-synonyms.ts'
import { showRules } from './show-rules.ts'
import { trySearch } from './try-search.ts'

export function searchRulesRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, searchRulesApi.listSearchRules, ({ language }) =>
    showRules(deps.db, language),
  )

  staffRead(app, deps, searchRulesApi.trySearch, ({ query, language }) =>
    trySearch(deps, query.q, language),
  )

  staffRoute(app, deps, searchRulesApi.saveSynonyms, {
    handle: async (tx, { body, staff }, audit) => {
      const by = { staffId: staff.staffId, now: deps.clock() }
      const saved = await saveSynonyms(tx, body, by)
      await audit(saved.id, { ...saved.fields, isNew: body.id === null })
      return saved
    },
  })

  staffRoute(app, deps, searchRulesApi.deleteSynonyms, {
    handle: async (tx, { body }, audit) => {
      await deleteSynonyms(tx, body)
      await audit(body.id)
      return {}
    },
  })

  staffRoute(app, deps, searchRulesApi.savePinnedResults, {
    handle: async (tx, { body, staff, language }, audit) => {
      const by = { staffId: staff.staffId, now: deps.clock(), language }
      const saved = await savePinnedResults(tx, body, by)
      const { phrases, products } = body.fields
      await audit(saved.id, { phrases, products, isNew: body.id === null })
      return saved
    },
  })

  staffRoute(app, deps, searchRulesApi.deletePinnedResults, {
    handle: async (tx, { body }, audit) => {
      await deletePinnedResults(tx, body)
      await audit(body.id)
      return {}
    },
  })
}
