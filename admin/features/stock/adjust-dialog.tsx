import { Button, NativeSelect } from '@mantine/core'
import type { StockRow } from '@rimal/contract/staff/stock'
import {
  type AdjustmentKind,
  adjustmentKinds,
  maxStockNote,
} from '@rimal/contract/stock/stock-kinds'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useKey } from '../../ui/form/use-key.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { DifferenceField } from './difference-field.tsx'
import { readsOfStock } from './reads-of-stock.ts'
import { differenceFor, readDifference, signed } from './signed.ts'

type Props = { row: StockRow; isOpen: boolean; onClose: () => void }

/** Changes the stock of a variant by a difference; the stock after it is said before. */
export function AdjustDialog({ row, isOpen, onClose }: Props) {
  const { t } = useWords()
  return (
    <Dialog title={t('stock_adjust')} isOpen={isOpen} onClose={onClose}>
      <AdjustForm row={row} onDone={onClose} />
    </Dialog>
  )
}

function AdjustForm({ row, onDone }: { row: StockRow; onDone: () => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<AdjustmentKind>('delivery')
  const [note, setNote] = useState('')
  const difference = readDifference(typed) ?? 0
  const isRefused = row.available + difference < 0
  const content = { changes: [{ sku: row.sku, quantity: difference }], kind, note }
  const key = useKey(JSON.stringify(content))
  const send = useSend(readsOfStock)
  const { run, isBusy, error } = useChange(async () => {
    if (difference === 0 || isRefused) return
    const { note: noted, ...change } = content
    await send('POST staff/adjust-stock', {
      body: { ...change, key, ...(noted.trim() ? { note: noted.trim() } : {}) },
    })
    onDone()
  })
  const choose = (next: AdjustmentKind) => {
    setKind(next)
    if (difference !== 0) setTyped(signed(differenceFor(next, difference)))
  }
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <NativeSelect
        label={t('stock_reason')}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value as AdjustmentKind)}
        data={adjustmentKinds.map((one) => ({ value: one, label: t(`stock_kind_${one}`) }))}
      />
      <DifferenceField
        row={row}
        typed={typed}
        difference={difference}
        onType={setTyped}
        isRefused={isRefused}
      />
      <NoteField label={t('stock_note')} maxLength={maxStockNote} value={note} onChange={setNote} />
      <Button
        type="submit"
        loading={isBusy}
        aria-disabled={difference === 0 || isRefused}
        data-disabled={difference === 0 || isRefused || undefined}
      >
        {t('stock_save_difference', { difference: `\u2066${signed(difference)}\u2069` })}
      </Button>
    </form>
  )
}
