import type { Metrics } from './metrics/instruments.ts'
import type { Tracer } from './traces/tracer.ts'

/** What a process counts and traces; null where it does not. */
export type Observability = { metrics: Metrics | null; tracer: Tracer | null }
