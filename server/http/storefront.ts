import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languageOfPath, languagePath } from '@rimal/contract/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { PublicReads } from './public-reads.ts'
import { ShopError } from './shop-error.ts'
import { sendKept } from './window-cache.ts'

/** What the storefront answers for one address. */
export type RenderedPage = {
  status: number
  html: string
  redirect: string | null
  /** False for the shell of a personal page: nobody may keep it. */
  shared: boolean
  tags: string[]
}

export type Storefront = {
  /** Scripts that stand in the HTML itself, as CSP sources. */
  scriptHashes: string[]
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
    scriptHashes: hashes(renderer.inlineScripts),
    render: (input) => renderer.render(input),
    async register(app) {
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
const hashed = /-[\w-]{8}\.\w+(\.(br|gz))?$/
const forever = 'public, max-age=31536000, immutable'

/** Every address that no other route has claimed is a page of the shop, or its 404. */
export function serveStorefront(app: FastifyInstance, deps: Deps, storefront: Storefront) {
  const { origin } = deps.config.publicUrl

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || request.url.startsWith('/api/')) throw new ShopError('not_found')
    const { path, url } = pageAddress(request)
    const { language, path: plain } = languageOfPath(path)
    if (plain === '/') return reply.redirect(languagePath(language, '/home'), 302)
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
    if (trimmed !== path) return reply.redirect(trimmed || '/', 301)

    const kept = await deps.windowCache.through(`page ${url}`, async () => {
      const page = await storefront.render({ url, origin, reads: deps.publicReads })
      return {
        body: page.redirect ?? page.html,
        contentType: 'text/html; charset=utf-8',
        tags: ['window', ...page.tags],
        seconds: 300,
        status: page.status,
        keep: page.shared && page.status === 200,
      }
    })
    if (kept.status >= 300 && kept.status < 400) return reply.redirect(kept.body, kept.status)
    return sendKept(request, reply, kept)
  })
}

/** All that a page reads of its address; the rest (campaign marks) must not split the cache. */
const pageParameters = new Set(
  'q size color type category fabric opening occasion ready price_min price_max sort page item order'.split(
    ' ',
  ),
)

function pageAddress(request: FastifyRequest): { path: string; url: string } {
  const [path = '/', search = ''] = request.url.split('?', 2)
  const known = [...new URLSearchParams(search)].filter(([name]) => pageParameters.has(name))
  const query = new URLSearchParams(known.toSorted(([a], [b]) => a.localeCompare(b))).toString()
  return { path, url: query ? `${path}?${query}` : path }
}

function hashes(scripts: string[]): string[] {
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
