import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languageOfPath, languagePath } from '@rimal/contract/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { wantsPage } from './call.ts'
import { limitMaking } from './limit-making.ts'
import type { PublicReads } from './public-reads.ts'
import { ShopError } from './shop-error.ts'
import { sendKept } from './window-cache.ts'

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
  /** Whether only one person has the address of a path, without its language. */
  isOwn(path: string): boolean
  /** Whether the page of a path, without its language, reads a parameter of its address. */
  pageReads(path: string, parameter: string): boolean
  render(input: { url: string; origin: string; reads: PublicReads }): Promise<RenderedPage>
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
  const mayMake = limitMaking(app, deps)

  app.setNotFoundHandler(async (request, reply) => {
    if (!storefront || !wantsPage(request)) throw new ShopError('not_found')
    const { path, search, plainPath, isFront, page, url } = pageAddress(request, storefront)
    if (isFront) return reply.redirect(plainPath + search, 302)
    if (path !== plainPath) return reply.redirect(plainPath + search, 301)

    const key = `page ${url}`
    const isNew = !deps.windowCache.has(key)
    // To keep it would help nobody, and many behind one carrier come back from the bank at once.
    const isOwn = isNew && storefront.isOwn(page)
    if (isNew && !isOwn) await mayMake(request, reply)
    const kept = await deps.windowCache.through(key, async () => {
      const drawn = await storefront.render({ url, origin, reads: deps.publicReads })
      for (const err of drawn.defects) request.log.error({ err }, 'a page could not be read')
      return {
        body: drawn.redirect ?? drawn.html,
        contentType: 'text/html; charset=utf-8',
        tags: ['window', ...drawn.tags],
        seconds: 300,
        status: drawn.status,
        keep: drawn.status === 200 && !isOwn,
        shared: drawn.shared,
      }
    })
    if (kept.status >= 300 && kept.status < 400) return reply.redirect(kept.body, kept.status)
    return sendKept(request, reply, kept)
  })
}

/** What a page does not read of its address, such as campaign marks, must not split the cache. */
function pageAddress({ url }: FastifyRequest, { pageReads }: Pick<Storefront, 'pageReads'>) {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const { plainPath, isFront, page } = plain(path)
  const known = [...new URLSearchParams(search)].filter(([name]) => pageReads(page, name))
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
function plain(path: string): { plainPath: string; isFront: boolean; page: string } {
  const { pathname } = new URL(`/${path.replace(/^[/\\]+/, '')}`, 'http://shop')
  const { language, path: page } = languageOfPath(pathname)
  const trimmed = page.replace(/\/+$/, '')
  const isFront = trimmed === ''
  return { plainPath: languagePath(language, trimmed || '/home'), isFront, page: trimmed }
}

export function scriptHashes(scripts: string[]): string[] {
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
