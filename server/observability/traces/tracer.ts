/** Text and numbers that say what a span is about; never what a person sent. */
export type SpanNotes = Record<string, string | number | undefined>

export type SpanKind = 'server' | 'client' | 'internal'

/** Work that is being traced. Its end is noted once. */
export type Span = {
  readonly traceId: string
  /** Ends the span; `error` marks it as failed. */
  end(outcome?: { notes?: SpanNotes; error?: boolean }): void
}

export type Tracer = {
  /** Begins work without a parent, or with the one that `traceparent` names. */
  begin(name: string, what: { kind: SpanKind; notes: SpanNotes; traceparent?: string }): Span
  /** Begins a part of other work. */
  beginPart(parent: Span, name: string, what: { kind: SpanKind; notes: SpanNotes }): Span
  /** Sends what has ended, and waits for it as long as the collector is given. */
  stop(): Promise<void>
}
