import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { afterSave, type GridContent, type SavedPart, withoutMarks } from './rules/after-save.ts'
import { applyStep, discardStep, type Step, stepOf, type Typed } from './rules/edits.ts'
import { noHistory, redo, remember, undo } from './rules/history.ts'

/**
 * Holds the products of the grid and what was typed. It stands outside React, so that a save in the same moment as the
 * end of an edit sends what was typed.
 */
export function makeGridStore(products: readonly GridProduct[], currency: string) {
  let content: GridContent = { products, edits: {}, refusals: {}, history: noHistory }
  const listeners = new Set<() => void>()
  const set = (next: GridContent) => {
    content = next
    for (const listener of listeners) listener()
  }
  const apply = (step: Step, to: 'to' | 'from', history: GridContent['history']) => {
    const edits = applyStep(content.edits, step, to)
    set({ ...content, edits, history, refusals: withoutMarks(content.refusals, edits, step) })
  }
  return {
    get: () => content,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Types texts into cells as one step. */
    type: (typed: readonly Typed[]): Step => {
      const step = stepOf(typed, { ...content, currency })
      if (step.length > 0) apply(step, 'to', remember(content.history, step))
      return step
    },
    /** Returns what was taken back, or nothing if there is nothing. */
    undo: (): Step => {
      const back = undo(content.history)
      if (back) apply(back.step, 'from', back.history)
      return back?.step ?? []
    },
    redo: (): Step => {
      const again = redo(content.history)
      if (again) apply(again.step, 'to', again.history)
      return again?.step ?? []
    },
    /** Discards everything that was typed, as one step. */
    discard: () => {
      const step = discardStep(content.edits)
      if (step.length > 0) apply(step, 'to', remember(content.history, step))
    },
    takeAnswer: (part: SavedPart) => set(afterSave(content, part, currency)),
  }
}

export type GridStore = ReturnType<typeof makeGridStore>
