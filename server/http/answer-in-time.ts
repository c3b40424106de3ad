import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * Gives up an answer that has not begun in time. A body that has begun may take longer: a phone on a slow network
 * still reads it. Fastify's own `handlerTimeout` stops counting as soon as the body of a request has arrived, so it
 * never ends a POST (fastify/fastify#6725).
 */
export function answerInTime(app: FastifyInstance, withinMs: number) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    timers.set(
      request,
      setTimeout(() => giveUp(request, reply, withinMs), withinMs),
    )
  })
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)))
  // Runs also when the caller is gone.
  app.addHook('onResponse', async (request) => clearTimeout(timers.get(request)))
}

function giveUp(request: FastifyRequest, reply: FastifyReply, withinMs: number) {
  // A stream of events writes its own head, and has its own end.
  if (reply.sent || reply.raw.headersSent) return
  reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(withinMs), request.routeOptions.url))
}
