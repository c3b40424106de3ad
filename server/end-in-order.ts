import type { Logger } from 'pino'
import type { DefectReporter } from './observability/defects/defect-reporter.ts'
import { reportsWithinMs, stopLimits, stopWithinMs } from './process/stop-limits.ts'
import type { RunningShop } from './start.ts'

/** npm passes on the Ctrl-C that the terminal has given already: two signals at once are one. */
const echoMs = 500

type Options = {
  log: Logger
  say: (line: string) => void
  /** How long a process still serves before it stops. */
  drainMs: number
  /** Whether another process says when this one ends: the terminal says it to both. */
  isSupervised: boolean
  /** Sends the defects; null where nobody wants them. */
  reporter: Pick<DefectReporter, 'flush'> | null
}

/**
 * Ends the process on a signal (exit code 0), and when a defect has left it in an unknown state (1). Work in
 * progress is finished first, but the process waits ten seconds at most, beside the time in which it still serves. After a
 * defect of its own it serves no longer.
 */
export function endInOrder({ log, say, drainMs, isSupervised, reporter }: Options) {
  const notified = new AbortController()
  const failed = new AbortController()
  let shop: Pick<RunningShop, 'stop'> | undefined
  let notifiedAt = 0
  let exitCode = 0

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isSupervised && signal !== 'SIGTERM') return
      if (notifiedAt === 0) return begin(0)
      if (Date.now() - notifiedAt < echoMs) return
      say('Told to stop again: what was under way is broken off.')
      process.exit(1)
    })
  }
  // Unhandled rejections of promises arrive here too.
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err }, origin)
    failed.abort()
    begin(1)
  })
  // The process that reads the output may end first.
  process.stdout.on('error', () => {})

  function begin(code: number) {
    exitCode = Math.max(exitCode, code)
    if (notifiedAt !== 0) return
    notifiedAt = Date.now()
    say('Stopping: what is under way is finished first.')
    setTimeout(() => {
      say('The shop did not stop within ten seconds and was broken off.')
      process.exit(1)
    }, stopWithinMs + drainMs)
    notified.abort()
    if (shop) void finish(shop)
  }

  async function finish({ stop }: Pick<RunningShop, 'stop'>) {
    const reported = reporter?.flush(reportsWithinMs)
    const complete = await stop(failed.signal)
    if (!complete) exitCode = 1
    await reported
    await leave()
  }

  async function leave(): Promise<never> {
    await reporter?.flush(stopLimits.lastReports)
    say('Stopped.')
    process.exit(exitCode)
  }

  return {
    /** Aborted when the process shall end: whatever is still starting gives up. */
    signal: notified.signal,
    /** Registers the shop that is stopped at the end. */
    guard(running: Pick<RunningShop, 'stop'>) {
      shop = running
      if (notified.signal.aborted) void finish(shop)
    },
    leave,
  }
}
