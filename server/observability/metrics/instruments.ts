import type * as Prom from 'prom-client'
import type { Vital } from '@rimal/contract/pages/web-vitals'

const requestSeconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const statementSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]
const jobSeconds = [0.05, 0.25, 1, 5, 30, 120, 600]

/**
 * The bounds of each web vital, in seconds; those of the shift are a score. The second bound of each is that of
 * "good" by web.dev, and the fourth that of "poor".
 */
const vitalBounds: Record<Vital, number[]> = {
  LCP: [1.2, 2.5, 3.2, 4, 8],
  FCP: [0.9, 1.8, 2.4, 3, 6],
  TTFB: [0.4, 0.8, 1.2, 1.8, 4],
  INP: [0.1, 0.2, 0.35, 0.5, 1],
  CLS: [0.05, 0.1, 0.18, 0.25, 0.5],
}

/** What the process counts itself. Labels have few values, and none leads to a person. */
export function createInstruments(prom: typeof Prom, registry: Prom.Registry) {
  const registers = [registry]
  const vital = (name: Vital) =>
    new prom.Histogram({
      name: `rimal_web_vital_${name.toLowerCase()}${name === 'CLS' ? '_score' : '_seconds'}`,
      help: `${name} of page views in browsers.`,
      labelNames: ['page', 'language', 'connection'],
      buckets: vitalBounds[name],
      registers,
    })
  return {
    requests: new prom.Histogram({
      name: 'rimal_http_request_duration_seconds',
      help: 'Time until an answer was sent, by the pattern of its route. Streams of events are left out.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    rateLimited: new prom.Counter({
      name: 'rimal_rate_limit_refusals_total',
      help: 'Requests refused because one address made too many.',
      labelNames: ['route'],
      registers,
    }),
    statements: new prom.Histogram({
      name: 'rimal_database_statement_duration_seconds',
      help: 'Time of statements, by verb and first table, without the wait for a connection.',
      labelNames: ['statement', 'database'],
      buckets: statementSeconds,
      registers,
    }),
    jobs: new prom.Histogram({
      name: 'rimal_job_duration_seconds',
      help: 'Time of runs of jobs in this process.',
      labelNames: ['job', 'outcome'],
      buckets: jobSeconds,
      registers,
    }),
    purges: new prom.Counter({
      name: 'rimal_cdn_purges_total',
      help: 'Requests to the CDN to forget answers.',
      labelNames: ['outcome'],
      registers,
    }),
    vitals: {
      LCP: vital('LCP'),
      FCP: vital('FCP'),
      TTFB: vital('TTFB'),
      INP: vital('INP'),
      CLS: vital('CLS'),
    } satisfies Record<Vital, Prom.Histogram>,
  }
}

export type Metrics = ReturnType<typeof createInstruments> & {
  /** The address at which the metrics are answered. */
  address: string
  close(): Promise<void>
}
