import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageInput, RenderedPage } from '@rimal/contract/pages/page-rendering'
import { languageOfPath, languagePath } from '@rimal/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { wantsPage } from '../call.ts'
import {
  cachedListsPerMinute,
  countByClient,
  limitRendering,
  shellsPerMinute,
} from '../limits/limit-rendering.ts'
import { Gate, refuseSlowly } from '../limits/gate.ts'
import { acceptedLanguage } from '../negotiation/negotiation.ts'
import type { PageReads } from '../cache/public-reads.ts'
import { forever } from '../cdn/cache-headers.ts'
import { ShopError } from '../shop-error.ts'
import { openRenderingThread } from './rendering-thread.ts'
import { serveWorker } from './serve-worker.ts'
import { type FindPreview, openPreview, previewKeyIn, sendPreview } from './preview-page.ts'
import { type Fresh, sendCached } from '../cache/page-cache.ts'

type PageRequest = PageInput & { reads: PageReads }

export type Storefront = {
  /** The hashes of the scripts within the HTML, as CSP sources. */
  scriptHashes: string[]
  /** Returns the canonical spelling of the path of a page, without its language. */
  spellingOf(path: string): string
  /** Whether only one person has the address of a path, without its language. */
  isOwn(path: string): boolean
  /** Whether the page of a path, without its language, reads a parameter of its address. */
  pageReads(path: string, parameter: string): boolean
  render(input: PageRequest): Promise<RenderedPage>
  /** Serves scripts, styles and fonts. */
  register(app: FastifyInstance, config: Pick<Config, 'offlineCopies'>): Promise<void>
}

/** The storefront as Vite built it; the server knows it by its path only. */
export const storefrontBuild = join(import.meta.dirname, '../../../storefront/dist')
/** Assets of earlier builds, for tabs and processes that began with them. */
const earlierAssets = join(storefrontBuild, 'earlier')

export async function builtStorefront(): Promise<Storefront> {
  const entry = await import(
    pathToFileURL(join(storefrontBuild, 'addresses/entry-addresses.js')).href
  )
  const { inlineScripts, ...addresses } = entry.pageAddresses
  // The thread takes all that both gates let through.
  const pages = 2 * pagesAtOnce.running
  const rendering = openRenderingThread(join(storefrontBuild, 'server/entry-worker.js'), { pages })
  return {
    ...addresses,
    scriptHashes: scriptHashes(inlineScripts),
    render: rendering.render,
    async register(app, { offlineCopies }) {
      app.addHook('onClose', () => rendering.close())
      const name = offlineCopies ? 'shop-worker.js' : 'push-worker.js'
      serveWorker(app, await readFile(join(storefrontBuild, 'worker', name), 'utf8'))
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

/** Vite names an asset after its content; a file in public/ has the same name after a change. */
const hashed = /-[\w-]{7,8}\.\w+(\.(br|gz))?$/

/** A page takes a processor some 15 milliseconds: the last of the queue waits for about two seconds. */
export const pagesAtOnce = { running: 6, waiting: 120 }

/** Finds the path to which the address of an earlier shop leads; both are without the language. */
export type FindRedirect = (path: string) => Promise<string | null>

type Given = {
  storefront: Storefront | null
  findRedirect: FindRedirect
  findPreview: FindPreview
}

/** Every address that no other route has claimed is a page of the shop, or its 404. */
export function serveStorefront(
  app: FastifyInstance,
  deps: Deps,
  { storefront, findRedirect, findPreview }: Given,
) {
  const { origin } = deps.config.publicUrl
  const mayMake = limitRendering(app, deps)
  const mayMakeShell = limitRendering(app, deps, shellsPerMinute)
  const countList = countByClient(app, deps, cachedListsPerMinute)
  const gate = new Gate(pagesAtOnce)
  // Visitors of lists cannot take the places of customers who look at an order.
  const ownGate = new Gate(pagesAtOnce)
  deps.gates.set('pages', gate).set('own pages', ownGate)

  app.setNotFoundHandler(async (request, reply) => {
    if (!storefront || !wantsPage(request)) throw new ShopError('not_found')
    const { path, search, plainPath, isFront, page, url } = pageAddress(request, storefront)
    if (isFront) return leadHome(request, reply, plainPath + search)
    if (path !== plainPath) return reply.redirect(plainPath + search, 301)
    const opening = previewKeyIn(request)
    if (opening) {
      // Whoever tries keys is counted before anything is read.
      await mayMake(request, reply)
      const preview = await openPreview(deps, request, { page, key: opening, findPreview })
      if (preview) {
        return sendPreview(request, reply, () =>
          gate.run(() => storefront.render({ url, origin, ...preview })),
        )
      }
    }

    const key = `page ${url}`
    const isNew = !deps.pageCache.has(key)
    // Caching a personal page would help nobody.
    const isOwn = isNew && storefront.isOwn(page)
    if (isNew) await (isOwn ? mayMakeShell : mayMake)(request, reply)
    const isList = isNew && !isOwn && url.includes('?')
    // The reads of such a page fill the same cache.
    const isTooMany = isList && (await countList(request)).isExceeded
    const reads = isTooMany ? deps.publicReads.withoutCaching() : deps.publicReads
    const draw = async () => {
      const drawn = await (isOwn ? ownGate : gate).run(() =>
        storefront.render({ url, origin, reads }),
      )
      // A page that lacks what it shows for a moment only is asked for again, and not drawn as broken.
      const away = drawn.defects.find(isDatabaseAway)
      if (away) throw away
      for (const err of drawn.defects) request.log.error({ err }, 'a page could not be read')
      return freshPage(drawn, !isOwn && !isTooMany)
    }
    const cached = await deps.pageCache.through(key, draw).catch(refuseSlowly)
    if (cached.status >= 300 && cached.status < 400) {
      const to = (await cached.forms.plain()).toString()
      // What reads the address of a thing that has another one now is one redirect with the same parameters.
      return cached.status === 301 ? leadOn(reply, to + search) : reply.redirect(to, cached.status)
    }
    if (cached.status === 404 || cached.status === 410) {
      const to = await findRedirect(page)
      if (to) return leadOn(reply, languagePath(languageOfPath(plainPath).language, to))
    }
    return sendCached(request, reply, { cached, now: deps.clock() })
  })
}

function freshPage(drawn: RenderedPage, mayCache: boolean): Fresh {
  return {
    body: drawn.redirect ?? drawn.html,
    contentType: 'text/html; charset=utf-8',
    tags: ['catalog', ...drawn.tags],
    seconds: 300,
    until: drawn.until,
    status: drawn.status,
    cacheable: drawn.status === 200 && mayCache,
    shared: drawn.shared,
  }
}

/** Redirects for good; browsers ask each time, because the address may be that of something else tomorrow. */
function leadOn(reply: FastifyReply, to: string) {
  return reply.header('cache-control', 'no-cache').redirect(to, 301)
}

/**
 * Redirects the front to a home page. The front has no language, so the browser's preference selects the home page.
 */
function leadHome(request: FastifyRequest, reply: FastifyReply, home: string) {
  const isArabic = languageOfPath(home).language === 'arb'
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .redirect(isArabic ? home : languagePath(acceptedLanguage(request), home), 302)
}

/**
 * Returns the address of a page with only the parameters that the page reads. Other parameters, such as campaign
 * marks, must not split the cache.
 */
function pageAddress(
  { url }: FastifyRequest,
  { pageReads, spellingOf }: Pick<Storefront, 'pageReads' | 'spellingOf'>,
) {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const { plainPath, isFront, page } = plain(path, spellingOf)
  // When a parameter is sent twice, a page reads the first.
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
 * Returns the one spelling of a path. Any other spelling, such as //home or /x/../home, would cache the same page
 * under another key, and a browser reads an address that begins with two slashes as another host.
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
