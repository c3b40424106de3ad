import type { GridChange, GridProduct } from '@rimal/contract/staff/product-grid'
import { type CellKey, cellOf, textOf, valueOf } from './cells.ts'
import { cellOfField } from './change-of.ts'
import { type Edits, isStored, type ProductEdits, withoutEmpty } from './edits.ts'
import { forget, type History } from './history.ts'
import { readCell } from './read-cell.ts'

/** Why a product was not saved. */
export type GridRefusal = {
  message: string
  /** The codes of refused cells. */
  cells: Readonly<Record<CellKey, string>>
  /** The codes of fields that the grid does not have. */
  others: readonly string[]
  /** What cells hold now that somebody else has changed meanwhile. */
  meanwhile: Readonly<Record<CellKey, string>>
}

export type GridContent = {
  products: readonly GridProduct[]
  edits: Edits
  refusals: Readonly<Record<string, GridRefusal>>
  history: History
}

/** One part of a save with its answer. */
export type SavedPart = {
  sent: readonly GridChange[]
  /** The typed cells of the products as they were sent. */
  typed: Edits
  done: readonly string[]
  skipped: readonly { id: string; message: string; fields: Readonly<Record<string, string>> }[]
  /** The products as they are now; those that are missing are as they were. */
  products: readonly GridProduct[]
}

/**
 * Takes over the answer to a part of a save. What was typed while it was being saved stays, and so does what was
 * refused: over a product that somebody else has changed, with what the cells of both hold now.
 */
export function afterSave(content: GridContent, part: SavedPart, currency: string): GridContent {
  const now = new Map(part.products.map((product) => [product.id, product]))
  const edits = { ...content.edits }
  const refusals = { ...content.refusals }
  for (const before of content.products) {
    const { id } = before
    const product = now.get(id) ?? before
    const skipped = part.skipped.find((one) => one.id === id)
    if (!skipped && !part.done.includes(id)) continue
    delete refusals[id]
    const cells = { ...edits[id] }
    const sent = skipped ? {} : (part.typed[id] ?? {})
    const rebased = rebase(without(cells, sent), { before, product, sent, currency })
    edits[id] = rebased.cells
    if (skipped && Object.keys(rebased.cells).length > 0)
      refusals[id] = refusalOf(skipped, {
        product,
        sent: part.sent.find((one) => one.id === id),
        meanwhile: rebased.meanwhile,
      })
  }
  return {
    products: content.products.map((product) => now.get(product.id) ?? product),
    edits: withoutEmpty(edits),
    refusals,
    history: forget(content.history, new Set([...part.done, ...part.skipped.map(({ id }) => id)])),
  }
}

function without(cells: ProductEdits, sent: ProductEdits): ProductEdits {
  return Object.fromEntries(Object.entries(cells).filter(([key, text]) => sent[key] !== text))
}

type Rebasing = {
  before: GridProduct
  product: GridProduct
  /** The cells that were saved. */
  sent: ProductEdits
  currency: string
}

/**
 * Puts typed cells over newer stored values. Units on hand stay the difference that they were to the stored units, or to
 * those that were saved, because sales go on meanwhile.
 */
function rebase(cells: ProductEdits, { before, product, sent, currency }: Rebasing) {
  const next: Record<CellKey, string> = {}
  const meanwhile: Record<CellKey, string> = {}
  for (const [key, text] of Object.entries(cells)) {
    const cell = cellOf(key)
    const [was, is] = [valueOf(before, cell), valueOf(product, cell)]
    // The size is no longer made.
    if (is === undefined) continue
    const units = cell.column === 'on_hand' ? unitsIn(text, currency) : undefined
    const base = unitsIn(sent[key] ?? '', currency) ?? Number(was)
    const shown = units === undefined ? text : String(Math.max(0, units + Number(is) - base))
    if (isStored(product, { cell, text: shown, currency })) continue
    next[key] = shown
    if (is !== was) meanwhile[key] = textOf(is, cell.column, currency)
  }
  return { cells: next, meanwhile }
}

/** The units that a text says; undefined if it is no number of units. */
function unitsIn(text: string, currency: string): number | undefined {
  const reading = readCell('on_hand', text, currency)
  return 'value' in reading ? Number(reading.value) : undefined
}

type Refused = {
  product: GridProduct
  sent: GridChange | undefined
  meanwhile: GridRefusal['meanwhile']
}

function refusalOf(
  { message, fields }: SavedPart['skipped'][number],
  { product, sent, meanwhile }: Refused,
): GridRefusal {
  const cells: Record<CellKey, string> = {}
  const others: string[] = []
  for (const [field, code] of Object.entries(fields)) {
    const key = cellOfField(field, sent ?? {}, product)
    if (key === undefined) others.push(code)
    else cells[key] = code
  }
  return { message, cells, others, meanwhile }
}

/** Removes the marks of cells that are typed anew, and the refusals of products without edits. */
export function withoutMarks(
  refusals: GridContent['refusals'],
  edits: Edits,
  typed: readonly { product: string; cell: CellKey }[],
): GridContent['refusals'] {
  const next = { ...refusals }
  for (const { product, cell } of typed) {
    const refusal = next[product]
    if (!refusal) continue
    const { [cell]: _code, ...cells } = refusal.cells
    const { [cell]: _text, ...meanwhile } = refusal.meanwhile
    next[product] = { ...refusal, cells, meanwhile }
    const isMended = Object.keys(cells).length === 0 && Object.keys(refusal.cells).length > 0
    if (!edits[product] || isMended) delete next[product]
  }
  return next
}
