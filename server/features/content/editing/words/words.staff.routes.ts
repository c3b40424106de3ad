import { staffWordsApi } from '@rimal/contract/staff/words'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { staffRead, staffRoute } from '../../../../http/staff-route.ts'
import { listWords, readWords } from './list-words.ts'
import { saveWords } from './save-words.ts'

export function staffWordsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffWordsApi.listWords, ({ query }) => listWords(deps.db, query))

  staffRoute(app, deps, staffWordsApi.saveWords, {
    handle: async (tx, { body: { changes } }, audit) => {
      await saveWords(tx, changes)
      const keys = [...new Set(changes.map(({ key }) => key))]
      for (const key of keys) await audit(key, detailsOf(changes, key))
      return readWords(tx, new Set(keys))
    },
  })
}

/** The new texts of a word by language; null for the shipped text. */
function detailsOf(
  changes: readonly { language: string; key: string; value: unknown }[],
  key: string,
): Record<string, unknown> {
  const own = changes.filter((change) => change.key === key)
  return Object.fromEntries(own.map(({ language, value }) => [language, value]))
}
