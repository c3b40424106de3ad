import { join } from 'node:path'
import { hashes, type Storefront } from './storefront.ts'

/** The storefront straight from its sources, reloaded as they change. */
export async function developedStorefront(): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(import.meta.dirname, '../../storefront'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = async () => (await vite.ssrLoadModule('/entry-server.tsx')).createRenderer(null)
  const renderer = await load()
  return {
    // Vite's own scripts stand inline in development.
    scriptHashes: ["'unsafe-inline'", ...hashes(renderer.inlineScripts).slice(0, 0)],
    async render(input) {
      const page = await (await load()).render(input)
      return { ...page, html: await vite.transformIndexHtml(input.url, page.html), shared: false }
    },
    async register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
    },
    close: () => vite.close(),
  }
}
