import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '../config.ts'
import { type ChildMessage, nameVariable } from './child-messages.ts'

/** A process of the shop: its name in the log, and what its environment has beside that of this process. */
export type ChildPlan = { name: string; env: Record<string, string> }

type Options = {
  log: Logger
  say: (line: string) => void
  signal: AbortSignal
  /** How long the processes may take to stop; whatever runs then is killed. */
  stopWithinMs: number
}

/** A process that was open for so long did not end at once. */
const stableMs = 10_000
const minPauseMs = 500
const maxPauseMs = 30_000

type Child = {
  plan: ChildPlan
  worker: Worker | null
  /** Resolves when the process has ended. */
  ended: Promise<ProcessEnd>
  /** When its last start was complete; null while it is not. */
  openSince: number | null
  quickEnds: number
  /** The sentence with which its last start failed. */
  failure: string | null
}

/**
 * Starts the processes and starts each again that ends, with a pause that grows while it ends at once. The first one
 * fills an empty database before the others start. Resolves when all are open; rejects when one of them cannot start.
 */
export async function supervise(plans: readonly ChildPlan[], options: Options) {
  const { log, say, signal, stopWithinMs } = options
  const stopping = new AbortController()
  const children: Child[] = plans.map((plan) => ({
    plan,
    worker: null,
    ended: Promise.resolve({ code: null, signal: null }),
    openSince: null,
    quickEnds: 0,
    failure: null,
  }))
  const [first, ...others] = children as [Child, ...Child[]]

  async function stop(): Promise<boolean> {
    stopping.abort()
    const ends = await Promise.all(children.map((child) => stopChild(child, stopWithinMs)))
    return ends.every(Boolean)
  }

  try {
    const ofFirst = startChild(first, say)
    await Promise.race([ofFirst.filled, ofFirst.opened, aborted(signal)])
    const opened = Promise.all(
      [ofFirst, ...others.map((child) => startChild(child))].map((c) => c.opened),
    )
    const links = await Promise.race([opened, aborted(signal)])
    for (const child of children) void keepAlive(child, { log, stopping: stopping.signal })
    return { setUpLink: links[0], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts a process; both promises reject when it ends before. `say` gets its lines until it is open. */
function startChild(child: Child, say: (line: string) => void = () => {}) {
  const { name, env } = child.plan
  child.openSince = null
  child.failure = null
  const worker = cluster.fork({ ...env, [nameVariable]: name })
  const ended = endOf(worker)
  Object.assign(child, { worker, ended })
  const filled = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<string | undefined>()
  worker.on('message', (message: ChildMessage) => {
    if (message.kind === 'said' && child.openSince === null) say(message.line)
    if (message.kind === 'filled') filled.resolve()
    if (message.kind === 'failed') child.failure = message.sentence
    if (message.kind !== 'opened') return
    child.openSince = performance.now()
    opened.resolve(message.setUpLink)
  })
  void ended.then(({ code, signal }) => {
    const error = new StartError(
      child.failure ?? `The process "${name}" ended with ${signal ?? code} before it was open.`,
    )
    filled.reject(error)
    opened.reject(error)
  })
  for (const { promise } of [filled, opened]) promise.catch(() => {})
  return { filled: filled.promise, opened: opened.promise }
}

export type ProcessEnd = { code: number | null; signal: NodeJS.Signals | null }

/**
 * Waits for the end of a process. Its errors are no end and reject nothing: a connection that is handed to a process
 * that has just ended is one. A process that could not be started has an error and no `exit`.
 */
export function endOf(worker: Pick<Worker, 'on' | 'isDead' | 'process'>): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    worker.on('exit', (code, signal) => resolve({ code, signal: signal as NodeJS.Signals | null }))
    worker.on('error', () => {
      const { exitCode, signalCode } = worker.process
      if (worker.isDead()) resolve({ code: exitCode, signal: signalCode })
    })
  })
}

type Keeping = { log: Logger; stopping: AbortSignal }

/** Starts a process again whenever it ends. */
async function keepAlive(child: Child, { log, stopping }: Keeping) {
  const { name } = child.plan
  for (;;) {
    const { code, signal } = await child.ended
    if (stopping.aborted) return
    child.quickEnds = isQuickEnd(child.openSince, performance.now()) ? child.quickEnds + 1 : 0
    const pauseMs = pauseAfter(child.quickEnds)
    log.error(
      { process: name, exitCode: code, signalCode: signal, pauseMs, reason: child.failure },
      'a process ended and is started again',
    )
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) return
    try {
      startChild(child)
    } catch (err) {
      // The machine has no process to spare. The last end counts once more, so the next try is later.
      log.error({ err, process: name }, 'a process could not be started')
    }
  }
}

/** Whether a process ended at once: it was never open, or not for long. */
export function isQuickEnd(openSince: number | null, endedAt: number): boolean {
  return openSince === null || endedAt - openSince < stableMs
}

/** A process that lived is started again at once; one that ends at once, ever later. */
export function pauseAfter(quickEnds: number): number {
  return quickEnds === 0 ? 0 : Math.min(minPauseMs * 2 ** (quickEnds - 1), maxPauseMs)
}

/** Returns false for a process in which something was cut off. */
async function stopChild({ worker, ended, openSince }: Child, withinMs: number): Promise<boolean> {
  if (!worker || worker.isDead()) return true
  worker.process.kill('SIGTERM')
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), withinMs)
  const end = await ended
  clearTimeout(timer)
  return !wasCutOff(end, openSince)
}

/**
 * Whether the end of a process that was stopped cut something off. A process that was not open served nobody, and one that
 * has only begun to start ends by the signal itself.
 */
export function wasCutOff({ code, signal }: ProcessEnd, openSince: number | null): boolean {
  return openSince !== null && code !== 0 && signal !== 'SIGTERM'
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
