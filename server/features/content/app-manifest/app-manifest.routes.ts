import { languagePath, languages } from '@rimal/contract/language'
import { earliestOf } from '@rimal/contract/dates'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { type Fresh, sendCached } from '../../../http/cache/page-cache.ts'
import { appManifest } from './app-manifest.ts'

/** Serves the manifest of the installable app in each language; it is invalidated with the shop's name and words. */
export function appManifestRoutes(app: FastifyInstance, deps: Deps) {
  for (const { code } of languages) {
    const path = languagePath(code, '/app.webmanifest')
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const cached = await deps.pageCache.through(path, () => makeManifest(deps, code))
      return sendCached(request, reply, { cached, now: deps.clock() })
    })
  }
}

async function makeManifest(
  { publicReads }: Deps,
  language: (typeof languages)[number]['code'],
): Promise<Fresh> {
  const [shop, dictionary] = await Promise.all([
    publicReads.read('GET shop/get-shop', { query: { language_code: language } }),
    publicReads.read('GET language/get-dictionary/{language_code}', {
      params: { language_code: language },
    }),
  ])
  const [words] = dictionary.result ?? []
  if (!shop.result || !words) throw new Error('The manifest has no name of the shop or no words.')
  return {
    body: JSON.stringify(appManifest({ language, shopName: shop.result.name, words })),
    contentType: 'application/manifest+json; charset=utf-8',
    tags: ['catalog', ...shop.tags, ...dictionary.tags],
    seconds: 3600,
    until: earliestOf([shop.until, dictionary.until]),
  }
}
