import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { androidLinks, appleLinks } from './app-links.ts'

/** Apple and Google read them again about once a day. */
const seconds = 3600

/** Serves the files by which phones believe that links of the shop belong to its app; without an app there are none. */
export function appLinksRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>) {
  const files = {
    '/.well-known/apple-app-site-association': appleLinks(config.phoneApp),
    '/.well-known/assetlinks.json': androidLinks(config.phoneApp),
  }
  for (const [path, file] of Object.entries(files)) {
    if (!file) continue
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${seconds}`).send(file),
    )
  }
}
