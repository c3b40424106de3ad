import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Storefront } from './storefront.ts'

/** The storefront straight from its sources, reloaded as they change. */
export function developedStorefront(): Storefront {
  let vite: ViteDevServer
  return {
    // React Refresh is inline in the page; Vite waits in a worker for a restarted server.
    scriptHashes: ["'unsafe-inline'", 'blob:'],
    // Nothing is cached, so no page can be cached twice.
    spellingOf: (path) => path,
    isOwn: () => false,
    pageReads: () => true,
    async render(input) {
      const { createRenderer } = await vite.ssrLoadModule('/entry-server.tsx')
      const page = await createRenderer(null).render(input)
      const html = page.html && (await vite.transformIndexHtml(input.url, page.html))
      return { ...page, html, shared: false }
    },
    async register(app) {
      const { createServer } = await import('vite')
      vite = await createServer({
        root: join(import.meta.dirname, '../../../storefront'),
        appType: 'custom',
        server: {
          middlewareMode: true,
          // Reload messages come over our own port: two shops can be developed side by side.
          ws: { server: app.server },
          // A change there restarts the server; a browser that reloaded at once would find nobody.
          watch: { ignored: ['**/contract/**'] },
        },
      })
      // Vite's sockets would prevent the server from closing.
      app.addHook('preClose', () => vite.close())
      // Sources are Vite's affair entirely: they appear in no log and meet no limit of ours.
      const [answer] = app.server.listeners('request')
      app.server.removeAllListeners('request')
      app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        vite.middlewares(request, response, () => {
          // A client that left while Vite was looking has no address any more.
          if (!request.socket.destroyed) answer?.(request, response)
        })
      })
    },
  }
}
