import type { Edit, Step } from './edits.ts'

/** The typed changes that can be taken back, and those that were. */
export type History = { past: readonly Step[]; future: readonly Step[] }

export const noHistory: History = { past: [], future: [] }
const maxSteps = 200

/** Adds a step; what was taken back before it cannot come again. */
export function remember({ past }: History, step: Step): History {
  return { past: [...past, step].slice(-maxSteps), future: [] }
}

export function undo({ past, future }: History): { history: History; step: Step } | null {
  const step = past.at(-1)
  if (!step) return null
  return { step, history: { past: past.slice(0, -1), future: [step, ...future] } }
}

export function redo({ past, future }: History): { history: History; step: Step } | null {
  const [step, ...rest] = future
  if (!step) return null
  return { step, history: { past: [...past, step], future: rest } }
}

/** Leaves out what was typed into these products, whose stored values are others now. */
export function forget({ past, future }: History, products: ReadonlySet<string>): History {
  const without = (steps: readonly Step[]) =>
    steps
      .map((step): Edit[] => step.filter(({ product }) => !products.has(product)))
      .filter((step) => step.length > 0)
  return { past: without(past), future: without(future) }
}
