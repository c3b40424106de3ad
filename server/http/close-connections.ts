import type { FastifyInstance } from 'fastify'

/**
 * Closes, while the server closes, each connection whose answer has ended. Node closes those that are idle when the closing
 * begins, and would wait for all others until they time out.
 */
export function closeConnections(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    // Node calls a connection idle after this hook.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
