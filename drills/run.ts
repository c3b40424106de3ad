import { parseArgs } from 'node:util'
import { clock } from './clock.ts'
import { connections } from './connections.ts'
import { databaseRestart } from './database-restart.ts'
import { failover } from './failover.ts'
import { fullDisk } from './full-disk.ts'
import { kill } from './kill.ts'
import type { Drill, DrillResult } from './parts/drill.ts'
import { provider } from './provider.ts'
import { rolling } from './rolling.ts'
import { slowDisk } from './slow-disk.ts'
import { unsafeCommit } from './unsafe-commit.ts'

const drills: Record<string, Drill> = {
  kill,
  failover,
  'database-restart': databaseRestart,
  connections,
  rolling,
  'full-disk': fullDisk,
  'slow-disk': slowDisk,
  clock,
  provider,
  'unsafe-commit': unsafeCommit,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    install: { type: 'boolean', default: false },
    earlier: { type: 'string' },
  },
})
const [name = ''] = positionals
const drill = drills[name]
if (!drill) {
  console.error(
    `npm run drill -- <name> [--times n], where the name is one of ${Object.keys(drills).join(', ')}`,
  )
  process.exit(1)
}
const results = await drill({
  times: values.times === undefined ? undefined : Number(values.times),
  mayInstall: values.install,
  earlier: values.earlier,
})
console.log(table(results))
for (const { what, wrong } of results)
  for (const line of wrong) console.log(`WRONG (${what}): ${line}`)
process.exit(results.some(({ wrong }) => wrong.length > 0) ? 1 : 0)

function table(rows: readonly DrillResult[]): string {
  const lines = rows.map((row) =>
    [
      row.what,
      row.times,
      row.acknowledged,
      row.lost,
      row.soldTwice,
      `${row.longestGap.toFixed(1)} s`,
      row.seen,
    ].join(' | '),
  )
  return [
    '| What | n | Orders acknowledged | Lost | Sold twice | Longest without an order | What clients saw |',
    '|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}
