import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * Gives up an answer that is not ready in time. Fastify's own `handlerTimeout` stops counting as soon as the body
 * of a request has arrived, so it never ends a POST (fastify/fastify#6725).
 */
export function answerInTime(app: FastifyInstance, withinMs: number) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    timers.set(
      request,
      setTimeout(() => giveUp(request, reply, withinMs), withinMs),
    )
  })
  // Runs also when the caller is gone.
  app.addHook('onResponse', async (request) => clearTimeout(timers.get(request)))
}

function giveUp(request: FastifyRequest, reply: FastifyReply, withinMs: number) {
  // A stream of events has its own end.
  if (reply.sent) return
  const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(withinMs), request.routeOptions.url)
  // After an answer has begun, nothing else can be sent in its place.
  if (reply.raw.headersSent) return void reply.raw.destroy(error)
  reply.send(error)
}
