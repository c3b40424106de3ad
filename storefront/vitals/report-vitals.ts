import { languageOfPath } from '@rimal/contract/language'
import {
  type ConnectionClass,
  connectionClasses,
  type Vital,
} from '@rimal/contract/pages/web-vitals'
import { device } from '../device/device.ts'
import { collectInteractions } from './interactions.ts'
import { pageKindOf } from './page-kind.ts'
import { collectShifts } from './shifts.ts'

type Measured = { name: Vital; value: number }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }
type InputEntry = PerformanceEntry & { interactionId?: number }

/** Quicker answers are not announced, and need no improvement. */
const noticedMs = 40

/**
 * Measures how the page felt and reports it once, when it is first left or hidden. Without personal data, to the shop
 * alone. A page that began in the background says nothing about waiting.
 */
export function reportVitals(page: PerformanceNavigationTiming) {
  if (document.visibilityState !== 'visible') return
  const read = measure(page)
  addEventListener('visibilitychange', send)
  addEventListener('pagehide', send)

  function send(event: Event) {
    if (event.type === 'visibilitychange' && document.visibilityState === 'visible') return
    removeEventListener('visibilitychange', send)
    removeEventListener('pagehide', send)
    const { pathname } = new URL(page.name)
    const report = {
      language_code: languageOfPath(pathname).language,
      page: pageKindOf(pathname),
      connection: connectionClass(),
      vitals: read(),
    }
    if (report.vitals.length === 0) return
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(`${device.origin}/api/shop/report-vitals`, body)
  }
}

/** Begins to measure; the returned function says what is known so far, in seconds. */
function measure(page: PerformanceNavigationTiming): () => Measured[] {
  // A page that was prerendered begins when it is shown.
  const begin = (page as { activationStart?: number }).activationStart ?? 0
  const since = (ms: number) => Math.max(0, ms - begin)
  const times: { LCP?: number; FCP?: number } = {}
  const shifts = collectShifts()
  const interactions = collectInteractions()
  const isObserved = {
    shifts: observe('layout-shift', (entry) => {
      const { startTime, value, hadRecentInput } = entry as ShiftEntry
      if (!hadRecentInput) shifts.add(startTime, value)
    }),
    interactions: observe('event', (entry) => {
      const { interactionId, duration } = entry as InputEntry
      if (interactionId) interactions.add(interactionId, duration)
    }),
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    times.LCP = since(startTime)
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.FCP = since(startTime)
  })

  return () => {
    const { interactionCount = 0 } = performance as { interactionCount?: number }
    const delay = interactions.delay(interactionCount)
    const all: Partial<Record<Vital, number>> = {
      TTFB: since(page.responseStart) / 1000,
      ...(times.FCP === undefined ? {} : { FCP: times.FCP / 1000 }),
      ...(times.LCP === undefined ? {} : { LCP: times.LCP / 1000 }),
      ...(isObserved.shifts ? { CLS: shifts.score() } : {}),
      // Whoever touched nothing says nothing about answers.
      ...(isObserved.interactions && delay > 0 ? { INP: delay / 1000 } : {}),
    }
    return Object.entries(all).map(([name, value]) => ({
      name: name as Vital,
      value: Math.min(600, Math.round(value * 10_000) / 10_000),
    }))
  }
}

/** Calls `take` for each entry, also for those from before; false in a browser that does not know the kind. */
function observe(type: string, take: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({
    type,
    buffered: true,
    durationThreshold: noticedMs,
  } as PerformanceObserverInit)
  return true
}

function connectionClass(): ConnectionClass {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connectionClasses.find((name) => name === connection?.effectiveType) ?? 'unknown'
}
