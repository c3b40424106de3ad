import type pg from 'pg'
import type * as Prom from 'prom-client'
import type { Deps } from '../../deps.ts'
import { poolsOf } from '../pools.ts'

type Parts = Pick<Deps, 'pool' | 'reading' | 'pageCache' | 'liveNotifications' | 'gates'>

/** A number that a part of the process says of itself. One that ends in `_total` only rises. */
type Metric<Of> = [name: string, help: string, read: (of: Of) => number]

const metricsOfPools: Metric<pg.Pool>[] = [
  [
    'rimal_database_connections_in_use',
    'Connections that run statements.',
    (pool) => pool.totalCount - pool.idleCount,
  ],
  [
    'rimal_database_connections_idle',
    'Open connections that wait for statements.',
    (pool) => pool.idleCount,
  ],
  [
    'rimal_database_connections_max',
    'How many connections may be open.',
    (pool) => pool.options.max ?? 10,
  ],
  ['rimal_database_waiting', 'Callers that wait for a connection.', (pool) => pool.waitingCount],
]

const metrics: Metric<Parts>[] = [
  [
    'rimal_page_cache_bytes',
    'Bytes that cached pages and answers hold.',
    ({ pageCache }) => pageCache.bytes,
  ],
  ['rimal_page_cache_entries', 'Cached pages and answers.', ({ pageCache }) => pageCache.size],
  [
    'rimal_page_cache_hits_total',
    'Answers that were cached.',
    ({ pageCache }) => pageCache.counts.hits,
  ],
  [
    'rimal_page_cache_misses_total',
    'Answers that had to be made.',
    ({ pageCache }) => pageCache.counts.misses,
  ],
  [
    'rimal_page_cache_evictions_total',
    'Answers removed because others needed the room.',
    ({ pageCache }) => pageCache.counts.evictions,
  ],
  [
    'rimal_live_listeners',
    'Streams over which customers hear of their notifications.',
    ({ liveNotifications }) => liveNotifications.count,
  ],
]

type Gate = Parts['gates'] extends Map<string, infer It> ? It : never

const metricsOfGates: Metric<Gate>[] = [
  ['rimal_gate_running', 'New pages that are being drawn.', (gate) => gate.running],
  ['rimal_gate_waiting', 'New pages that wait for their turn.', (gate) => gate.waiting],
  [
    'rimal_gate_refusals_total',
    'New pages refused because too many waited.',
    (gate) => gate.refused,
  ],
]

/** Registers what the parts of this process say of themselves whenever somebody asks. */
export function registerProcessMetrics(prom: typeof Prom, registry: Prom.Registry, parts: Parts) {
  for (const [name, help, read] of metrics) {
    register({ prom, registry }, { name, help, labelNames: [] }, (set) => set({}, read(parts)))
  }
  const pools = poolsOf(parts)
  for (const [name, help, read] of metricsOfPools) {
    register({ prom, registry }, { name, help, labelNames: ['database'] }, (set) => {
      for (const { pool, database } of pools) set({ database }, read(pool))
    })
  }
  for (const [name, help, read] of metricsOfGates) {
    register({ prom, registry }, { name, help, labelNames: ['gate'] }, (set) => {
      for (const [gate, it] of parts.gates) set({ gate }, read(it))
    })
  }
}

type Named = { name: string; help: string; labelNames: string[] }
type SetValue = (labels: Record<string, string>, value: number) => void

function register(
  { prom, registry }: { prom: typeof Prom; registry: Prom.Registry },
  named: Named,
  fill: (set: SetValue) => void,
) {
  if (!named.name.endsWith('_total')) {
    const gauge: Prom.Gauge = new prom.Gauge({
      ...named,
      registers: [],
      collect: () => fill((labels, value) => gauge.set(labels, value)),
    })
    return registry.registerMetric(gauge)
  }
  const counter: Prom.Counter = new prom.Counter({
    ...named,
    registers: [],
    collect() {
      counter.reset()
      fill((labels, value) => counter.inc(labels, value))
    },
  })
  registry.registerMetric(counter)
}
