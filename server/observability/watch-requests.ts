import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type CallContext, callContext } from './call-context.ts'
import { trustOf } from './request-id.ts'

const methods = new Set(['GET', 'HEAD', 'POST'])
/** A stream of events lasts as long as its tab is open, which is no duration of an answer. */
const streams = new Set(['/api/notifications/live'])

/** Gives every request a context, a span and its place in the metrics, as far as these are switched on. */
export function watchRequests(
  app: FastifyInstance,
  { observability, config }: Pick<Deps, 'observability' | 'config'>,
) {
  const { metrics, tracer } = observability
  const isTrusted = trustOf(config.trustProxy)
  const contexts = new WeakMap<FastifyRequest, CallContext>()

  app.addHook('onRequest', (request, _reply, done) => {
    const context: CallContext = { requestId: request.id, span: begin(request) }
    contexts.set(request, context)
    callContext.run(context, done)
  })
  // The end of a body is announced outside of what began with the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request)
    if (context) callContext.run(context, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    const route = routeOf(request)
    contexts.get(request)?.span?.end({
      notes: { 'http.response.status_code': statusCode },
      error: statusCode >= 500,
    })
    if (!metrics || streams.has(route)) return
    const method = methods.has(request.method) ? request.method : 'other'
    const status = `${Math.floor(statusCode / 100)}xx`
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000)
    if (statusCode === 429) metrics.rateLimited.inc({ route })
  })
  if (metrics) askForVitals(app, config.observability.webVitalsShare)

  function begin(request: FastifyRequest) {
    if (!tracer) return undefined
    const { method, headers, raw } = request
    const route = routeOf(request)
    const { traceparent } = headers
    return tracer.begin(`${method} ${route}`, {
      kind: 'server',
      notes: { 'http.request.method': method, 'http.route': route, 'rimal.request.id': request.id },
      // Strangers do not decide what is traced.
      ...(typeof traceparent === 'string' && isTrusted(raw) ? { traceparent } : {}),
    })
  }
}

/** The pattern of the route; every page of the shop has one, because its addresses are without number. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'page'
}

/**
 * Names the share of browsers that report web vitals. The pages in the caches stay the same for all, and scripts
 * can read this header of their page and no other.
 */
function askForVitals(app: FastifyInstance, share: number) {
  if (share === 0) return
  app.addHook('onSend', async (_request, reply: FastifyReply) => {
    const type = reply.getHeader('content-type')
    if (typeof type === 'string' && type.startsWith('text/html')) {
      reply.header('server-timing', `vitals;desc="${share}"`)
    }
  })
}
