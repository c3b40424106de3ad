import { gridAtOnce } from '@rimal/contract/limits'
import type { GridChange } from '@rimal/contract/staff/product-grid'
import type { AdjustmentKind } from '@rimal/contract/stock/stock-kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAsk } from '../../../ask.ts'
import { call, Refusal } from '../../../call.ts'
import { useChange } from '../../../ui/use-change.ts'
import { readsOfStock } from '../../stock/reads-of-stock.ts'
import { readsOfProducts } from '../reads-of-products.ts'
import type { GridStore } from './grid-store.ts'
import type { SavedPart } from './rules/after-save.ts'
import { changeOf } from './rules/change-of.ts'
import { refusedInWhole } from './rules/refused-in-whole.ts'

const renewed = [...readsOfProducts, ...readsOfStock, 'GET staff/list-waiting'] as const

type Given = { store: GridStore; currency: string }
/** Why stock changes; an empty note is none. */
export type StockReason = { kind: AdjustmentKind; note: string }
type OnSaved = (saved: number, refused: number) => void

/**
 * Saves every product whose cells can be read, part by part. What is saved stays saved when a later part fails, and the
 * answer to each part is shown at once.
 */
export function useSaveGrid({ store, currency }: Given) {
  const ask = useAsk()
  const queries = useQueryClient()
  const keys = useKeys()
  return useChange(async (reason: StockReason, onSaved: OnSaved) => {
    const { products, edits } = store.get()
    const changes = products.flatMap((product): GridChange[] => {
      const cells = edits[product.id]
      const change = cells && changeOf(product, cells, currency)
      return change ? [{ ...change, key: keys.of(change, reason.kind) }] : []
    })
    let [saved, refused] = [0, 0]
    try {
      await saveParts()
    } finally {
      // Whatever was saved shows elsewhere, also when a later part failed.
      for (const read of renewed) void queries.invalidateQueries({ queryKey: [read] })
    }
    onSaved(saved, refused)

    async function saveParts() {
      for (let from = 0; from < changes.length; from += gridAtOnce) {
        const sent = changes.slice(from, from + gridAtOnce)
        const part = await savePart(sent, reason)
        // What is not known as it is now stays typed: sent again with its key, it changes nothing twice.
        const done = part.done.filter((id) => part.products.some((product) => product.id === id))
        store.takeAnswer({ ...part, done, sent, typed: edits })
        for (const id of done) keys.forget(id)
        saved += done.length
        refused += part.skipped.length
        if (part.ended) throw new Refusal(part.ended.errorCode, part.ended.message)
      }
    }
  })

  async function savePart(sent: GridChange[], reason: StockReason): Promise<AnsweredPart> {
    const because = sent.some(({ changes }) => changes) ? reasonSent(reason) : {}
    try {
      const body = { products: sent, ...because }
      return await ask(() => call('POST staff/save-product-grid', { body }))
    } catch (error) {
      const skipped = error instanceof Refusal ? refusedInWhole(error, sent) : []
      if (skipped.length === 0) throw error
      return { done: [], skipped, products: [], ended: null }
    }
  }
}

function reasonSent({ kind, note }: StockReason) {
  return note.trim() === '' ? { kind } : { kind, note: note.trim() }
}

type AnsweredPart = Omit<SavedPart, 'sent' | 'typed'> & {
  ended: { errorCode: number; message: string } | null
}

/**
 * Holds the key of each change of stock until it is saved, so that a change that is sent again without an answer to the
 * first one happens once.
 */
function useKeys() {
  const held = useRef(new Map<string, { content: string; key: string }>())
  return {
    of: ({ id, changes }: Omit<GridChange, 'key'>, kind: AdjustmentKind): string => {
      const content = JSON.stringify({ changes, kind })
      const known = held.current.get(id)
      if (known?.content === content) return known.key
      const key: string = crypto.randomUUID()
      held.current.set(id, { content, key })
      return key
    },
    forget: (id: string) => void held.current.delete(id),
  }
}
