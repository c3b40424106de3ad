import type { FastifyInstance } from 'fastify'
import { AnswerForms } from '../cache/answer-forms.ts'
import { acceptedEncoding, hasAnswer } from '../negotiation/negotiation.ts'

/**
 * Serves the script of the service worker. Browsers that registered it at its earlier address ask for it there. They ask
 * for the file anew in any case, so most answers are 304.
 */
export function serveWorker(app: FastifyInstance, script: string) {
  const forms = new AnswerForms(script)
  for (const path of ['/worker.js', '/push-worker.js']) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      reply.headers({
        etag: forms.etag,
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
      })
      if (hasAnswer(request, forms.etag)) return reply.code(304).send()
      reply.type('text/javascript; charset=utf-8')
      const encoding = acceptedEncoding(request)
      if (!encoding) return reply.send(await forms.plain())
      return reply.header('content-encoding', encoding).send(await forms.compressed(encoding))
    })
  }
}
