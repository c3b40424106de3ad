import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { callContext } from '../call-context.ts'
import type { Span, Tracer } from './tracer.ts'

type Sent = { request: object; response?: { statusCode?: number } }

/**
 * Traces the calls that requests and jobs make to other servers, by what Node itself announces of `fetch` and of
 * `node:http`. Only the host is noted: a path may contain the token of an order. No `traceparent` is sent, because
 * providers have no use for it. Returns the function that ends this.
 */
export function traceOutgoingCalls(tracer: Tracer, collector: string): () => void {
  const collectorHost = new URL(collector).host
  const open = new WeakMap<object, Span>()

  function begin({ request }: Sent) {
    const parent = callContext.getStore()?.span
    const { method, host } = described(request)
    // A call to the collector would be traced, and cause another one.
    if (!parent || host === collectorHost) return
    const notes = { 'http.request.method': method, 'server.address': host }
    open.set(request, tracer.beginPart(parent, `${method} ${host}`, { kind: 'client', notes }))
  }

  function end({ request, response }: Sent) {
    const status = response?.statusCode
    const isFailed = status === undefined || status >= 500
    open.get(request)?.end({ notes: { 'http.response.status_code': status }, error: isFailed })
    open.delete(request)
  }

  const channels: [string, (sent: Sent) => void][] = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', end],
    ['http.client.request.start', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ]
  const listeners = channels.map(([name, act]) => {
    const listener = (message: unknown) => act(message as Sent)
    subscribe(name, listener)
    return () => unsubscribe(name, listener)
  })
  return () => listeners.forEach((stop) => stop())
}

/** `fetch` announces an `origin`, and `node:http` a function. */
function described(request: object): { method: string; host: string } {
  const {
    method = 'GET',
    origin,
    getHeader,
  } = request as {
    method?: string
    origin?: string | URL
    getHeader?: (name: string) => unknown
  }
  const host = origin ? new URL(origin).host : String(getHeader?.call(request, 'host') ?? '')
  return { method, host }
}
