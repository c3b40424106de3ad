import { earliestOf } from '@rimal/contract/dates'
import { languagePath } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { sendCached } from '../../../http/cache/page-cache.ts'
import { countProducts, listOtherAddresses, listProductAddresses } from './sitemap.sql.ts'

/** Each page is in the sitemap twice, once in each language; a sitemap may hold 50,000 URLs. */
const perFile = 10_000

export function sitemapRoutes(app: FastifyInstance, deps: Deps) {
  const { origin } = deps.config.publicUrl

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /simulator/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  )

  // Browsers request this icon on pages that name no icon, such as the simulator's pages.
  app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/assets/icon.svg', 302),
  )

  serve('/sitemap.xml', async () => {
    const files = Math.ceil((await countProducts(deps.db)) / perFile)
    const products = Array.from(
      { length: files },
      (_, index) => `/sitemap-products-${index + 1}.xml`,
    )
    const entries = ['/sitemap-pages.xml', ...products]
      .map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`)
      .join('')
    return {
      xml: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`,
    }
  })

  serve('/sitemap-pages.xml', () => drawPages(deps, origin))

  serve('/sitemap-products-:page.xml', async (page) => ({
    xml: urlSet(origin, await listProductAddresses(deps.db, page - 1, perFile)),
  }))

  function serve(
    path: string,
    make: (page: number) => Promise<{ xml: string; until?: Date | null }>,
  ) {
    app.get<{ Params: { page?: string } }>(
      path,
      { schema: { hide: true } },
      async (request, reply) => {
        const page = Math.max(1, Math.min(1000, Number(request.params.page ?? 1) || 1))
        const cached = await deps.pageCache.through(`${path} ${page}`, async () => {
          const { xml, until = null } = await make(page)
          return {
            body: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`,
            contentType: 'application/xml; charset=utf-8',
            tags: ['catalog', 'lists'],
            seconds: 3600,
            until,
          }
        })
        return sendCached(request, reply, { cached, now: deps.clock() })
      },
    )
  }
}

/** Draws the addresses of what can be read now, until a page can be read whose first publication is planned. */
async function drawPages({ db, clock }: Deps, origin: string) {
  const pages = await listOtherAddresses(db)
  const now = clock()
  const timed = pages.map(({ path, from }) => ({ path, from: from ? new Date(from) : null }))
  const readable = timed.filter(({ from }) => from === null || from <= now)
  const later = timed.map(({ from }) => (from && from > now ? from : null))
  return { xml: urlSet(origin, readable), until: earliestOf(later) }
}

function urlSet(origin: string, entries: { path: string; changed?: string }[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const address = {
      en: origin + languagePath('en', path),
      ar: origin + languagePath('arb', path),
    }
    const twins = Object.entries(address)
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return Object.values(address).map((href) => `<url><loc>${href}</loc>${lastmod}${twins}</url>`)
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
