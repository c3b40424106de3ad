import { setTimeout as delay } from 'node:timers/promises'
import { everything, inHeader, tooMuch } from './cache-headers.ts'
import type { CdnPauses, CdnSettings } from './cdn-settings.ts'

type Purging = {
  to: NonNullable<CdnSettings['purge']>
  /** Whether this process asks. One that has just become the one asks for everything, so nothing is lost before. */
  isOurs: () => boolean
  failed: (error: unknown, tries: number) => void
  ended: (outcome: 'done' | 'failed') => void
  pauses: Omit<CdnPauses, 'lock'>
}

/** Tags, and how often the CDN has still to be asked to forget each. */
type Due = Map<string, 1 | 2>

const maxRetryMs = 60_000
const answerWithinMs = 10_000
/** The stop of the whole shop is limited, and whoever asks next asks for everything. */
const lastAnswerWithinMs = 1_000
/** A request with more tags asks for everything. */
const maxTags = 100

/**
 * Collects the tags of invalidated answers and posts them to the CDN, one request at a time, until it takes them. Each
 * is posted twice: another process may fill the CDN from its cache before it hears of the change.
 */
export function cdnPurge({ to, isOurs, failed, ended, pauses }: Purging) {
  const due: Due = new Map()
  /** What was posted once and waits for its second time. */
  const later = new Set<Due>()
  const stopping = new AbortController()
  const after = untilAborted(stopping.signal)
  let running = Promise.resolve()
  let isPlanned = false
  let tries = 0

  function plan(ms: number) {
    if (isPlanned) return
    isPlanned = true
    after(ms, () => {
      isPlanned = false
      running = running.then(send)
    })
  }

  async function send() {
    if (!isOurs()) return due.clear()
    if (due.size === 0 || stopping.signal.aborted) return
    const taken = takeDue(due)
    try {
      await post(to, taken, AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]))
      tries = 0
      ended('done')
      repeat(taken)
    } catch (error) {
      addTo(due, taken)
      if (stopping.signal.aborted) return
      ended('failed')
      failed(error, ++tries)
      plan(Math.min(maxRetryMs, pauses.retry * 2 ** (tries - 1)))
    }
  }

  function repeat(taken: Due) {
    const second = secondTimeOf(taken)
    later.add(second)
    after(pauses.again, () => {
      later.delete(second)
      addTo(due, second)
      running = running.then(send)
    })
  }

  return {
    /** Plans requests about these tags, which nobody needs of a process that does not ask. */
    add(tags: readonly string[]) {
      if (tags.length === 0 || !isOurs()) return
      addTo(due, new Map(tags.map((tag) => [inHeader(tag), 2])))
      plan(pauses.batch)
    },
    /** Breaks off the request that runs, and asks once more for all that is still due. */
    async stop() {
      stopping.abort()
      await running
      for (const second of later) addTo(due, second)
      if (due.size === 0 || !isOurs()) return
      await post(to, takeDue(due), AbortSignal.timeout(lastAnswerWithinMs)).then(
        () => ended('done'),
        () => ended('failed'),
      )
    },
  }
}

/** Returns a function that runs work after a pause, unless the signal is aborted before. */
function untilAborted(signal: AbortSignal) {
  return (ms: number, run: () => void) =>
    void delay(ms, undefined, { signal, ref: false }).then(run, () => {})
}

function addTo(due: Due, more: Due) {
  for (const [tag, times] of more) if (due.get(tag) !== 2) due.set(tag, times)
}

function secondTimeOf(taken: Due): Due {
  return new Map([...taken].filter(([, times]) => times === 2).map(([tag]) => [tag, 1]))
}

function takeDue(due: Due): Due {
  const isMuch = due.has(everything) || due.size > maxTags
  const times = [...due.values()].includes(2) ? 2 : 1
  const taken: Due = isMuch ? new Map([[everything, times]]) : new Map(due)
  due.clear()
  return taken
}

async function post({ url, token }: Purging['to'], due: Due, signal: AbortSignal) {
  const tags = [...due.keys(), ...(due.has(everything) ? [] : [tooMuch])]
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal,
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The CDN answered ${answer.status}.`)
}
