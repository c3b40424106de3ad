import { within } from '../../process/within.ts'
import type { ObservabilitySettings } from '../observability-settings.ts'
import { defectEvent, type LoggedDefect } from './defect-event.ts'

type Settings = NonNullable<ObservabilitySettings['defects']>

export type DefectReporter = {
  /** Takes a line of the log, as JSON from which personal data is washed out; never waits and never throws. */
  take(line: string): void
  /** Waits until what was taken is sent, at most for the given time. */
  flush(withinMs: number): Promise<void>
}

const maxWaiting = 50
/** A defect of every request must not become a request for every request. */
const maxPerMinute = 60
const answerWithinMs = 5_000
const minuteMs = 60_000

/** Sends defects to a Sentry-compatible service, one at a time. What it cannot take is lost, and stays in the log. */
export function openDefectReporter({ url, key, share }: Settings): DefectReporter {
  const waiting: string[] = []
  let sending: Promise<void> | null = null
  let since = 0
  let taken = 0

  function mayTake(): boolean {
    const now = Date.now()
    if (now - since >= minuteMs) {
      since = now
      taken = 0
    }
    if (taken >= maxPerMinute || waiting.length >= maxWaiting || Math.random() >= share)
      return false
    taken++
    return true
  }

  async function sendAll() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=rimal/1, sentry_key=${key}`,
        },
        body: next,
        signal: AbortSignal.timeout(answerWithinMs),
      }).then(
        (answer) => answer.body?.cancel(),
        // The defect itself is in the log; a line about its report would be one for each defect.
        () => {},
      )
    }
    sending = null
  }

  return {
    take(line) {
      if (!isOfDefect(line)) return
      const event = eventOf(line)
      if (!event || !mayTake()) return
      waiting.push(event)
      sending ??= sendAll()
    },
    async flush(withinMs) {
      if (sending) await within(withinMs, sending)
    },
  }
}

/** Returns undefined for a line that cannot be read: whoever logs must not fail. */
function eventOf(line: string): string | undefined {
  try {
    return defectEvent(JSON.parse(line) as LoggedDefect)
  } catch {
    return undefined
  }
}

/** Most lines are of requests, and are not worth parsing. */
function isOfDefect(line: string): boolean {
  return /^\{"level":(?:40|50|60),/.test(line) && line.includes('"err":')
}
