import { maxStockChanges } from '@rimal/contract/stock/stock-kinds'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { useState } from 'react'
import { useAsk } from '../../ask.ts'
import { call, Refusal } from '../../call.ts'
import { useSend } from '../../queries.ts'
import { useKey } from '../../ui/form/use-key.ts'
import { useChange } from '../../ui/use-change.ts'
import { readsOfStock } from './reads-of-stock.ts'
import {
  countOne,
  countedAs,
  type CountedLine,
  linesAfterSave,
  nameLine,
  refusedSkus,
  removeLine,
} from './stock-take.ts'

/** Why the last scan was not counted. */
export type Missed = { sku: string; why: 'unknown' | 'not_read' | 'full' }

/** The lines of a stock-take that is under way: they live in this page until they are saved. */
export function useStockTake() {
  const ask = useAsk()
  const [lines, setLines] = useState<CountedLine[]>([])
  const [missed, setMissed] = useState<Missed | null>(null)
  const [saved, setSaved] = useState(0)
  const scan = async (typed: string) => {
    const scanned = toLatinDigits(typed.trim())
    if (scanned === '') return
    setMissed(null)
    setSaved(0)
    const known = countedAs(lines, scanned)
    const sku = known ?? scanned
    if (known === undefined && lines.length >= maxStockChanges) {
      setMissed({ sku, why: 'full' })
      return
    }
    setLines((earlier) => countOne(earlier, sku))
    if (known !== undefined) return
    try {
      const row = await ask(() => call('GET staff/get-stock/{sku}', { params: { sku } }))
      setLines((earlier) => nameLine(earlier, sku, row))
    } catch (error) {
      setLines((earlier) => removeLine(earlier, sku))
      setMissed({ sku, why: error instanceof Refusal ? 'unknown' : 'not_read' })
    }
  }
  const saving = useSaving(lines, (counts) => {
    setSaved(counts.length)
    setLines((now) => linesAfterSave(now, counts))
  })
  return { lines, setLines, missed, saved, scan, ...saving }
}

type Count = Pick<CountedLine, 'sku' | 'counted'>

function useSaving(lines: readonly CountedLine[], onSaved: (counts: Count[]) => void) {
  const [sent, setSent] = useState<string[]>([])
  const send = useSend(readsOfStock)
  const counts = lines.map(({ sku, counted }) => ({ sku, counted }))
  const key = useKey(JSON.stringify(counts))
  const isReady = lines.length > 0 && lines.every(({ row }) => row !== null)
  const { run, isBusy, error, fields } = useChange(async () => {
    if (!isReady) return
    setSent(counts.map(({ sku }) => sku))
    await send('POST staff/count-stock', { body: { counts, key } })
    onSaved(counts)
  })
  return { save: run, isReady, isBusy, error, refused: refusedSkus(fields, sent) }
}
