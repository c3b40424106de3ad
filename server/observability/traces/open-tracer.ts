import type * as Api from '@opentelemetry/api'
import type { Logger } from 'pino'
import { within } from '../../process/within.ts'
import type { Span, SpanKind, SpanNotes, Tracer } from './tracer.ts'

const stopWithinMs = 2_000

/** `traceparent` of W3C Trace Context, version 00. */
const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Opens OpenTelemetry, which is loaded only now: it takes a fifth of a second of a processor. Headers for the
 * collector come from OTEL_EXPORTER_OTLP_HEADERS, which the exporter reads itself.
 */
export async function openTracer(
  { address, share }: { address: string; share: number },
  log: Logger,
): Promise<Tracer> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  reportFailures(api, log)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rimal', 'process.pid': process.pid }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: address }) }),
    ],
  })
  const tracer = provider.getTracer('rimal')
  const kinds: Record<SpanKind, Api.SpanKind> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  }
  const begun = new WeakMap<Span, Api.Span>()

  function begin(context: Api.Context, name: string, kind: SpanKind, notes: SpanNotes): Span {
    const started = tracer.startSpan(name, { kind: kinds[kind], attributes: notes }, context)
    const span: Span = {
      traceId: started.spanContext().traceId,
      end({ notes: more = {}, error = false } = {}) {
        started.setAttributes(more)
        if (error) started.setStatus({ code: api.SpanStatusCode.ERROR })
        started.end()
      },
    }
    begun.set(span, started)
    return span
  }

  return {
    begin: (name, { kind, notes, traceparent = '' }) =>
      begin(contextOf(api, traceparent), name, kind, notes),
    beginPart(parent, name, { kind, notes }) {
      const around = begun.get(parent)
      const context = around ? api.trace.setSpan(api.ROOT_CONTEXT, around) : api.ROOT_CONTEXT
      return begin(context, name, kind, notes)
    },
    // A collector that is away must hold up no stop.
    async stop() {
      await within(
        stopWithinMs,
        provider.shutdown().catch(() => {}),
      )
    },
  }
}

/** Returns the context of the work that a header names; one without a parent where the header is none. */
function contextOf(api: typeof Api, traceparent: string): Api.Context {
  const [, traceId = '', spanId = '', flags = '0'] = traceparentForm.exec(traceparent) ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return api.isSpanContextValid(parent)
    ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent)
    : api.ROOT_CONTEXT
}

/** What OpenTelemetry would write to the console is a warning of the log; a collector may be away for long. */
function reportFailures(api: typeof Api, log: Logger) {
  const warn = (message: string) => log.warn({ detail: message.slice(0, 300) }, 'tracing')
  const quiet = () => {}
  api.diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
