import { localTime } from '@rimal/contract/dates'
import { lockProductIds } from '../../../db/lock-product-ids.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { findMember, type StaffMember } from '../../staff/staff-record.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { holdGroups } from '../groups/hold-groups.ts'
import {
  addApplied,
  countTry,
  findAtWork,
  lockImport,
  type StoredImport,
  updateImport,
  workAlone,
} from './imports.sql.ts'
import { nextRows } from './next-rows.ts'
import { openPlanning } from './planning.ts'
import { replan } from './plan/replan.ts'
import { lockProducts, lockVariants, readProducts } from './read-products.sql.ts'
import { markApplied, markWrong } from './rows.sql.ts'
import { type CountStock, writeChunk } from './write-chunk.ts'

/** An import that breaks off so often without writing anything is given up. */
const maxTries = 3

/**
 * Writes the rows of every import that staff have applied, in chunks of one transaction each. A chunk that was written
 * is not written again, so a run that is broken off goes on where it was. `countStock` moves stock, which belongs to
 * a room above this one.
 */
export async function applyImports(deps: Deps, countStock: CountStock): Promise<void> {
  const { db, pool } = deps
  const done: string[] = []
  const failures: unknown[] = []
  for (;;) {
    const next = await findAtWork(db, 'applying', done)
    if (!next) break
    done.push(next.id)
    await workAlone(pool, next.id, () => applyOne(deps, next.id, countStock)).catch(
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Imports were broken off.')
}

async function applyOne(deps: Deps, id: string, countStock: CountStock): Promise<void> {
  const { db, clock } = deps
  const begun = await countTry(db, id, 'applying')
  if (!begun) return
  const end = (change: Parameters<typeof updateImport>[2]) =>
    updateImport(db, { id, from: ['applying'] }, { ...change, endedAt: clock() })
  if (begun.tries > maxTries) {
    const failure = { code: 'broken_off' as const, value: String(begun.applied) }
    return void (await end({ state: 'failed', failure }))
  }
  const by = begun.appliedBy === null ? undefined : await findMember(db, begun.appliedBy)
  // Nobody writes in the name of a person who no longer works in the shop.
  if (!by) return void (await end({ state: 'cancelled' }))
  let last: string | undefined = ''
  while (last !== undefined) {
    const after: string = last
    last = await deps.transact((tx) => applyChunk(tx, begun, { deps, after, countStock, by }))
  }
  await end({ state: 'done' })
}

type With = {
  deps: Deps
  after: string
  countStock: CountStock
  by: StaffMember
}

/** Writes the next rows and returns their last product; undefined when there are none, or the import was cancelled. */
async function applyChunk(
  tx: Tx,
  { id, fileName }: StoredImport,
  { deps, after, countStock, by }: With,
): Promise<string | undefined> {
  await holdGroups(tx)
  const locked = await lockImport(tx, id)
  if (locked?.state !== 'applying') return undefined
  const products = await nextRows(tx, id, { stage: 'unapplied', after })
  if (products.length === 0) return undefined
  // Nobody makes a product, a colour or a size of the same name by hand meanwhile.
  await lockProductIds(tx)
  const ids = products.map((product) => product.id)
  await lockProducts(tx, ids)
  await lockVariants(tx, ids)
  const planning = await openPlanning(tx, by.role)
  const stored = await readProducts(tx, ids)
  const plans = products.map((product) => replan(product, stored.get(product.id) ?? null, planning))
  const { timeZone } = await findSettings(tx)
  const now = deps.clock()
  const refused = await writeChunk(tx, plans, {
    by: { staffId: by.id, now, today: localTime(now, timeZone).day },
    currency: planning.own,
    role: by.role,
    file: { id, name: fileName },
    countStock,
  })
  const wrong = new Map([
    ...plans.flatMap(({ wrong: rows }) => rows).map(({ line, errors }) => [line, errors] as const),
    ...refused,
  ])
  const lines = products.flatMap(({ rows }) => rows.map(({ line }) => line))
  await markWrong(
    tx,
    id,
    [...wrong].map(([line, errors]) => ({ line, errors })),
  )
  const applied = lines.filter((line) => !wrong.has(line))
  await markApplied(tx, id, applied, now)
  await addApplied(tx, id, { applied: applied.length, wrong: wrong.size })
  return ids.at(-1)
}
