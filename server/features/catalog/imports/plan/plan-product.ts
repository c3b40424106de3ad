import { mayDo, type StaffRole } from '@rimal/contract/permissions'
import type { ImportOutcome } from '@rimal/contract/staff/import-kinds'
import { hasWrongCheckDigit } from '@rimal/contract/stock/read-barcode'
import type { CellChange, CellError, CellWarning } from '../../../../db/tables/imports.ts'
import type { Column, Place } from '../columns/column.ts'
import type { KnownGroups } from '../columns/fact-columns.ts'
import { type CatalogProduct, newProduct } from '../products/catalog-product.ts'
import { checkPlan } from './check-plan.ts'
import { parseRow, type ParsedRow, shortened, type StagedRow } from './parse-row.ts'
import { addWrong, type PlacedRow, placeRows, type Wrong } from './place-rows.ts'

export type PlannedRow = {
  line: number
  outcome: ImportOutcome
  changes: CellChange[]
  errors: CellError[]
  warnings: CellWarning[]
}

/** A product as it will be; `placed` are the rows that are right. */
export type Plan = { draft: CatalogProduct; placed: PlacedRow[]; rows: PlannedRow[] }

export type Planning = {
  columns: ReadonlyMap<string, Column>
  known: KnownGroups
  /** The currency of the shop. */
  own: string
  /** The role of the person whose import it is; undefined if the person no longer works in the shop. */
  role: StaffRole | undefined
}

type Given = {
  id: string
  /** Null for a product that does not exist. */
  stored: CatalogProduct | null
  rows: readonly StagedRow[]
}

/**
 * Says what the rows of one product do. A row that is wrong is left out, and the others are planned without it, until
 * none is wrong.
 */
export function planProduct({ id, stored, rows }: Given, planning: Planning): Plan {
  const parsed = rows.map((row) => parseRow(row, planning.columns))
  const errors = new Map(parsed.map((row) => [row.line, row.errors]))
  let good = parsed.filter((row) => row.errors.length === 0)
  for (;;) {
    const draft = structuredClone(stored ?? newProduct(id))
    const { placed, wrong } = placeRows(draft, good)
    const planned = new Map(placed.map((one) => [one.row.line, describe(one, stored)]))
    const checked = [
      wrong,
      checkPlan(stored, { ...planning, draft, placed }),
      forbidden([...planned.values()], planning),
    ].find(({ size }) => size > 0)
    if (checked === undefined || good.length === 0) {
      return {
        draft,
        placed,
        rows: parsed.map(({ line }) => planned.get(line) ?? wrongRow(line, errors.get(line))),
      }
    }
    for (const [line, found] of checked) errors.set(line, found)
    good = good.filter(({ line }) => !checked.has(line))
  }
}

/** Prices and stock are changed only by staff whose role allows it on their own screens. */
function forbidden(rows: readonly PlannedRow[], { columns, role }: Planning): Wrong {
  const wrong: Wrong = new Map()
  for (const { line, changes } of rows) {
    for (const { column, to } of changes) {
      const needs = columns.get(column)?.needs
      if (!needs || (role && mayDo(role, needs))) continue
      addWrong(wrong, line, { column, value: to, code: 'not_allowed', hint: '' })
    }
  }
  return wrong
}

function wrongRow(line: number, errors: CellError[] = []): PlannedRow {
  return { line, outcome: 'wrong', changes: [], errors, warnings: [] }
}

/** Compares the cells of a row with what an export would write. */
function describe({ row, place }: PlacedRow, stored: CatalogProduct | null): PlannedRow {
  const before = stored ? placeBefore(stored, place) : undefined
  const changes = changesOf(row, before, place)
  const isNew = before === undefined || hasNewPart(before, place)
  const outcome = isNew ? 'create' : changes.length > 0 ? 'change' : 'leave'
  return { line: row.line, outcome, changes, errors: [], warnings: warningsOf(changes) }
}

/** A barcode of the shop's own may have another check digit than GS1 computes, so it is written. */
function warningsOf(changes: readonly CellChange[]): CellWarning[] {
  return changes.flatMap(({ column, to }): CellWarning[] =>
    column === 'barcode' && hasWrongCheckDigit(to)
      ? [{ column, value: to, code: 'check_digit' }]
      : [],
  )
}

function changesOf({ cells }: ParsedRow, before: Place | undefined, after: Place): CellChange[] {
  return cells.flatMap(({ column: { name, write } }) => {
    const from = before ? write(before) : ''
    const to = write(after)
    return from === to ? [] : [{ column: name, from: shortened(from), to: shortened(to) }]
  })
}

/** The place of a row as it is in the catalogue now. */
export function placeBefore(stored: CatalogProduct, { item, size }: Place): Place {
  const itemBefore = item && stored.items.find(({ id }) => id !== null && id === item.id)
  const sizeBefore = size && itemBefore?.sizes.find((one) => one.size === size.size)
  return { product: stored, item: itemBefore, size: sizeBefore }
}

function hasNewPart(before: Place, after: Place): boolean {
  const isNew = (part: object | undefined, earlier: object | undefined) => Boolean(part && !earlier)
  return isNew(after.item, before.item) || isNew(after.size, before.size)
}
