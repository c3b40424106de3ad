import { languagePath, languages } from '@rimal/contract/language'
import { earliestOf } from '@rimal/contract/dates'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { type Fresh, sendCached } from '../../../http/cache/page-cache.ts'
import { appManifest } from './app-manifest.ts'
import { findSharedPage, type Shared, sharedPath } from './find-shared-page.ts'

/**
 * Serves the manifest of the installable app in each language, which is invalidated with the shop's name and words, and
 * leads on from what a shopper shares with the installed app.
 */
export function appManifestRoutes(app: FastifyInstance, deps: Deps) {
  for (const { code } of languages) {
    const path = languagePath(code, '/app.webmanifest')
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const cached = await deps.pageCache.through(path, () => makeManifest(deps, code))
      return sendCached(request, reply, { cached, now: deps.clock() })
    })
    app.get(languagePath(code, sharedPath), { schema: { hide: true } }, async (request, reply) => {
      const { origin } = deps.config.publicUrl
      const page = findSharedPage(sharedIn(request.query), { origin, language: code })
      return reply.header('cache-control', 'no-store').redirect(page, 302)
    })
  }
}

/** Reads what was shared; a parameter that is sent twice is none. */
function sharedIn(query: unknown): Shared {
  const sent = query as Partial<Record<keyof Shared, unknown>>
  const read = (value: unknown) => (typeof value === 'string' ? value : '')
  return { title: read(sent.title), text: read(sent.text), url: read(sent.url) }
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
