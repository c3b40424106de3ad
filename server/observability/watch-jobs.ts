import type { JobName } from '../jobs/jobs.ts'
import type { JobTable } from '../jobs/run-jobs.ts'
import type { Observability } from './observability.ts'
import { callContext } from './call-context.ts'

/** Returns the same jobs, each of which is counted, timed and traced as far as that is switched on. */
export function watchJobs(table: JobTable, observability: Observability): JobTable {
  const watched = Object.entries(table).map(([name, job]) => {
    const run: typeof job.run = (deps) =>
      watchRun(name as JobName, () => job.run(deps), observability)
    return [name, { ...job, run }]
  })
  return Object.fromEntries(watched) as JobTable
}

async function watchRun(
  job: JobName,
  run: () => Promise<unknown>,
  { metrics, tracer }: Observability,
): Promise<unknown> {
  const begun = performance.now()
  const span = tracer?.begin(`job ${job}`, { kind: 'internal', notes: { 'rimal.job': job } })
  let outcome = 'failed'
  try {
    const result = await callContext.run({ job, span }, run)
    outcome = 'done'
    return result
  } finally {
    metrics?.jobs.observe({ job, outcome }, (performance.now() - begun) / 1000)
    span?.end({ error: outcome === 'failed' })
  }
}
