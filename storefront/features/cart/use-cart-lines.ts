import { useRef, useState } from 'react'
import { answerOf } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { attempt, showToast } from '../../ui/toast.tsx'
import { changeQuantity, type Outcome, removeLine, restoreLine } from './cart-actions.ts'
import type { Say } from './total-said.tsx'

type Product = { id: string; name: string }

/** The functions of the page that a line uses. */
export type CartHandle = {
  /** The requested quantity while the call is in progress. */
  wanted: Record<string, number>
  /** Why a change of a line was refused. */
  refusals: Record<string, string>
  change: (line: Product, quantity: number) => Promise<void>
  remove: (line: Product) => Promise<void>
}

/** Changes of one line wait for each other; of a row of quick presses only the last is sent. */
export function useCartLines({
  say,
  onRemoved,
}: {
  say: Say
  onRemoved: (id: string) => void
}): CartHandle {
  const { t } = useWords()
  const [wanted, setWanted] = useState<Record<string, number>>({})
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const latest = useRef(new Map<string, number>())

  function settle(id: string, refusal: string | undefined) {
    latest.current.delete(id)
    setWanted((now) => without(now, id))
    if (refusal) setRefusals((now) => ({ ...now, [id]: refusal }))
  }

  async function tried(run: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await run()
    } catch {
      return { refusal: t('cart_not_done') }
    }
  }

  async function change({ id, name }: Product, quantity: number) {
    const underWay = latest.current.has(id)
    latest.current.set(id, quantity)
    setWanted((now) => ({ ...now, [id]: quantity }))
    setRefusals((now) => without(now, id))
    if (underWay) return
    let sent: number
    let outcome: Outcome
    do {
      sent = latest.current.get(id) ?? quantity
      const asked = sent
      outcome = await tried(() => changeQuantity(id, asked))
    } while ('cart' in outcome && latest.current.get(id) !== sent)
    settle(id, 'refusal' in outcome ? outcome.refusal : undefined)
    if ('cart' in outcome) say(t('cart_changed', { name, quantity: sent }), outcome.cart)
  }

  async function undo({ id, name }: Product) {
    const outcome = await answerOf(restoreLine(id))
    if (!outcome) return null
    if ('refusal' in outcome) return { message: outcome.refusal }
    return showToast(t('cart_restored', { name }))
  }

  async function remove(line: Product) {
    const outcome = await tried(() => removeLine(line.id))
    if ('refusal' in outcome) return settle(line.id, outcome.refusal)
    onRemoved(line.id)
    showToast(t('cart_removed', { name: line.name }), {
      action: {
        label: t('cart_undo'),
        onClick: () => void attempt(`line ${line.id}`, () => undo(line)),
      },
    })
  }

  return { wanted, refusals, change, remove }
}

function without<Value>(record: Record<string, Value>, id: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))
}
