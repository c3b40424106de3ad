import type { Logger } from 'pino'
import type { RunningShop } from './start.ts'

const patienceMs = 10_000
/** npm passes on the Ctrl-C that the terminal has given already: two signals at once are one. */
const echoMs = 500

/**
 * Ends the process on a signal (exit code 0), and when a defect has left it in an unknown state (1). Work in
 * progress is finished first, but the process waits ten seconds at most.
 */
export function endInOrder({ log, say }: { log: Logger; say: (line: string) => void }) {
  const notified = new AbortController()
  let shop: Pick<RunningShop, 'stop'> | undefined
  let notifiedAt = 0
  let exitCode = 0

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (notifiedAt === 0) return begin(0)
      if (Date.now() - notifiedAt < echoMs) return
      say('Told to stop again: what was under way is broken off.')
      process.exit(1)
    })
  }
  // Unhandled rejections of promises arrive here too.
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err }, origin)
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
    }, patienceMs)
    notified.abort()
    if (shop) void finish(shop)
  }

  async function finish({ stop }: Pick<RunningShop, 'stop'>) {
    const complete = await stop()
    if (!complete) exitCode = 1
    leave()
  }

  function leave(): never {
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
