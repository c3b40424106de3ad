import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './traces/tracer.ts'

/** What a statement or an outgoing call is part of. */
export type CallContext = { requestId?: string; job?: string; span?: Span | undefined }

/** The request or job that runs now: the driver and `fetch` take no such argument. */
export const callContext = new AsyncLocalStorage<CallContext>()
