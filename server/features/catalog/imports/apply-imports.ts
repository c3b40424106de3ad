import { localTime } from '@rimal/contract/dates'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { findMember, type StaffMember } from '../../staff/staff-record.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import {
  addApplied,
  findAtWork,
  lockImport,
  type StoredImport,
  updateImport,
} from './imports.sql.ts'
import { nextRows } from './next-rows.ts'
import { openPlanning } from './planning.ts'
import type { Planning } from './plan/plan-product.ts'
import { replan } from './plan/replan.ts'
import { lockProducts, readProducts } from './read-products.sql.ts'
import { markApplied, markWrong } from './rows.sql.ts'
import { type CountStock, writeChunk } from './write-chunk.ts'

/**
 * Writes the rows of every import that staff have applied, in chunks of one transaction each. A chunk that was written
 * is not written again, so a run that is broken off goes on where it was. `countStock` moves stock, which belongs to
 * a room above this one.
 */
export async function applyImports(deps: Deps, countStock: CountStock): Promise<void> {
  const { db, clock } = deps
  const done: string[] = []
  const failures: unknown[] = []
  for (;;) {
    const next = await findAtWork(db, 'applying', done)
    if (!next) break
    done.push(next.id)
    try {
      await applyAll(deps, next, countStock)
      const ended = { state: 'done' as const, endedAt: clock() }
      await updateImport(db, { id: next.id, from: ['applying'] }, ended)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Imports were broken off.')
}

async function applyAll(deps: Deps, next: StoredImport, countStock: CountStock): Promise<void> {
  const by = next.appliedBy === null ? undefined : await findMember(deps.db, next.appliedBy)
  if (!by) {
    // Nobody writes in the name of a person who no longer works in the shop.
    const cancelled = { state: 'cancelled' as const, endedAt: deps.clock() }
    return void (await updateImport(deps.db, { id: next.id, from: ['applying'] }, cancelled))
  }
  const planning = await openPlanning(deps.db, by.role)
  const given = { planning, countStock, by }
  let last: string | undefined = ''
  while (last !== undefined) {
    const after: string = last
    last = await deps.transact((tx) => applyChunk(tx, next, { deps, after, ...given }))
  }
}

type With = {
  deps: Deps
  after: string
  planning: Planning
  countStock: CountStock
  by: StaffMember
}

/** Writes the next rows and returns their last product; undefined when there are none, or the import was cancelled. */
async function applyChunk(
  tx: Tx,
  { id, fileName }: StoredImport,
  { deps, after, planning, countStock, by }: With,
): Promise<string | undefined> {
  const locked = await lockImport(tx, id)
  if (locked?.state !== 'applying') return undefined
  const products = await nextRows(tx, id, { stage: 'unapplied', after })
  if (products.length === 0) return undefined
  const ids = products.map((product) => product.id)
  await lockProducts(tx, ids)
  const stored = await readProducts(tx, ids)
  const plans = products.map((product) => replan(product, stored.get(product.id) ?? null, planning))
  const { timeZone } = await findSettings(tx)
  const now = deps.clock()
  const refused = await writeChunk(tx, plans, {
    by: { staffId: by.id, now, today: localTime(now, timeZone).day },
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
