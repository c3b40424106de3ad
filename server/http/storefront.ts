import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languageOfPath, languagePath, pickLanguage } from '@rimal/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Deps } from '../deps.ts'
import { wantsPage } from './call.ts'
import {
  cachedListsPerMinute,
  countByClient,
  limitRendering,
  shellsPerMinute,
} from './limits/limit-rendering.ts'
import type { PublicReads } from './cache/public-reads.ts'
import { ShopError } from './shop-error.ts'
import { sendCached } from './cache/page-cache.ts'

/** What the storefront answers for one address. */
export type RenderedPage = {
  status: number
  html: string
  redirect: string | null
  /** False for the shell of a personal page: no cache on the way may keep it. */
  shared: boolean
  tags: string[]
  /** What broke while it was read, though the page says so in its own way. */
  defects: unknown[]
}

export type Storefront = {
  /** Scripts that stand in the HTML itself, as CSP sources. */
  scriptHashes: string[]
  /** The one spelling of the path of a page, without its language. */
  spellingOf(path: string): string
  /** Whether only one person has the address of a path, without its language. */
  isOwn(path: string): boolean
  /** Whether the page of a path, without its language, reads a parameter of its address. */
  pageReads(path: string, parameter: string): boolean
  render(input: {
    url: string
    origin: string
    reads: Pick<PublicReads, 'read'>
  }): Promise<RenderedPage>
  /** Serves scripts, styles and fonts. */
  register(app: FastifyInstance): Promise<void>
}

/** The storefront as Vite built it; the server knows it by its path only. */
export const storefrontBuild = join(import.meta.dirname, '../../storefront/dist')
/** Assets of earlier builds, for tabs and processes that began with them. */
export const earlierAssets = join(storefrontBuild, 'earlier')

export async function builtStorefront(): Promise<Storefront> {
  const entry = await import(pathToFileURL(join(storefrontBuild, 'server/entry-server.js')).href)
  const manifest = JSON.parse(
    await readFile(join(storefrontBuild, 'client/.vite/manifest.json'), 'utf8'),
  )
  const renderer = entry.createRenderer(manifest)
  return {
    scriptHashes: scriptHashes(renderer.inlineScripts),
    spellingOf: renderer.spellingOf,
    isOwn: renderer.isOwn,
    pageReads: renderer.pageReads,
    render: (input) => renderer.render(input),
    async register(app) {
      const worker = await readFile(join(storefrontBuild, 'client/push-worker.js'))
      // Browsers ask for it anew in any case; it may speak for the whole shop, as it lies at its root.
      app.get('/push-worker.js', { schema: { hide: true } }, (_request, reply) =>
        reply.type('text/javascript').header('cache-control', 'no-cache').send(worker),
      )
      await app.register(fastifyStatic, {
        root: [join(storefrontBuild, 'client/assets'), earlierAssets],
        prefix: '/assets/',
        cacheControl: false,
        preCompressed: true,
        decorateReply: false,
        setHeaders(reply, path) {
          reply.header('cache-control', hashed.test(path) ? forever : 'public, max-age=3600')
        },
      })
    },
  }
}

/** Vite names an asset after its content; what lies in public/ keeps its name when it changes. */
const hashed = /-[\w-]{7,8}\.\w+(\.(br|gz))?$/
const forever = 'public, max-age=31536000, immutable'

/** Every address that no other route has claimed is a page of the shop, or its 404. */
export function serveStorefront(app: FastifyInstance, deps: Deps, storefront: Storefront | null) {
  const { origin } = deps.config.publicUrl
  const mayMake = limitRendering(app, deps)
  const mayMakeShell = limitRendering(app, deps, shellsPerMinute)
  const countList = countByClient(app, deps, cachedListsPerMinute)

  app.setNotFoundHandler(async (request, reply) => {
    if (!storefront || !wantsPage(request)) throw new ShopError('not_found')
    const { path, search, plainPath, isFront, page, url } = pageAddress(request, storefront)
    if (isFront) return leadHome(request, reply, plainPath + search)
    if (path !== plainPath) return reply.redirect(plainPath + search, 301)

    const key = `page ${url}`
    const isNew = !deps.pageCache.has(key)
    // To keep it would help nobody.
    const isOwn = isNew && storefront.isOwn(page)
    if (isNew) await (isOwn ? mayMakeShell : mayMake)(request, reply)
    const isList = isNew && !isOwn && url.includes('?')
    // What such a page reads fills the same cache.
    const isTooMany = isList && (await countList(request)).isExceeded
    const reads = isTooMany ? deps.publicReads.withoutCaching() : deps.publicReads
    const cached = await deps.pageCache.through(key, async () => {
      const drawn = await storefront.render({ url, origin, reads })
      // A page that lacks what it shows for a moment only is asked for again, and not drawn as broken.
      const away = drawn.defects.find(isDatabaseAway)
      if (away) throw away
      for (const err of drawn.defects) request.log.error({ err }, 'a page could not be read')
      return {
        body: drawn.redirect ?? drawn.html,
        contentType: 'text/html; charset=utf-8',
        tags: ['catalog', ...drawn.tags],
        seconds: 300,
        status: drawn.status,
        cacheable: drawn.status === 200 && !isOwn && !isTooMany,
        shared: drawn.shared,
      }
    })
    if (cached.status >= 300 && cached.status < 400)
      return reply.redirect(cached.body, cached.status)
    return sendCached(request, reply, cached)
  })
}

/** The front has no language of its own, so the browser's preference says which home is meant. */
function leadHome(request: FastifyRequest, reply: FastifyReply, home: string) {
  const isArabic = languageOfPath(home).language === 'arb'
  const accepted = pickLanguage(request.headers['accept-language'])
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .redirect(isArabic ? home : languagePath(accepted, home), 302)
}

/** What a page does not read of its address, such as campaign marks, must not split the cache. */
function pageAddress(
  { url }: FastifyRequest,
  { pageReads, spellingOf }: Pick<Storefront, 'pageReads' | 'spellingOf'>,
) {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const { plainPath, isFront, page } = plain(path, spellingOf)
  // Of a parameter that is sent twice a page reads the first.
  const first = new Map([...new URLSearchParams(search)].toReversed())
  const known = [...first].filter(([name]) => pageReads(page, name))
  const query = new URLSearchParams(known.toSorted(([a], [b]) => a.localeCompare(b))).toString()
  return {
    path,
    search,
    plainPath,
    isFront,
    page,
    url: query ? `${plainPath}?${query}` : plainPath,
  }
}

/**
 * The one spelling of a path. Any other, such as //home or /x/../home, would keep the same page under
 * a key of its own, and what begins with two slashes is another host to a browser.
 */
function plain(
  path: string,
  spellingOf: Storefront['spellingOf'],
): { plainPath: string; isFront: boolean; page: string } {
  const { pathname } = new URL(`/${path.replace(/^[/\\]+/, '')}`, 'http://shop')
  const { language, path: asked } = languageOfPath(pathname.replace(/^\/ar(?=\/|$)/i, '/ar'))
  const page = spellingOf(asked.replace(/\/+$/, ''))
  const isFront = page === ''
  return { plainPath: languagePath(language, page || '/home'), isFront, page }
}

export function scriptHashes(scripts: string[]): string[] {
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
