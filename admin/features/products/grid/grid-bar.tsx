import { Button, Kbd, NativeSelect, TextInput } from '@mantine/core'
import {
  type AdjustmentKind,
  adjustmentKinds,
  maxStockNote,
} from '@rimal/contract/stock/stock-kinds'
import type { RefObject } from 'react'
import foot from '../../../ui/foot/foot-bar.module.css'
import { isMac } from '../../../ui/keys/is-mac.ts'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useWords } from '../../../words.tsx'
import css from './grid.module.css'
import type { StockReason } from './use-save-grid.ts'

type Props = {
  ref: RefObject<HTMLElement | null>
  cells: number
  /** The products that can be saved as they are typed. */
  products: number
  problems: number
  hasStock: boolean
  reason: StockReason
  isBusy: boolean
  onReason: (part: Partial<StockReason>) => void
  onDiscard: () => void
  onSave: () => void
}

/** Stands at the foot while cells are changed: how many, why stock changes, and the button that saves. */
export function GridBar({ ref, ...props }: Props) {
  const { cells, products, problems, hasStock, isBusy } = props
  const { t } = useWords()
  if (cells === 0 && !isBusy) return null
  return (
    <section ref={ref} className={`${foot.bar} ${css.bar}`} aria-label={t('grid_changes')}>
      <output>
        {problems > 0 ? (
          <StateMark kind="needs">{t('form_refused', { count: problems })}</StateMark>
        ) : (
          <StateMark kind="held">{t('grid_changed_cells', { count: cells })}</StateMark>
        )}
      </output>
      <div className={css.barActs}>
        {hasStock ? <ReasonFields {...props} /> : null}
        <Button variant="subtle" onClick={props.onDiscard} disabled={isBusy}>
          {t('form_discard')}
        </Button>
        <Button
          onClick={props.onSave}
          loading={isBusy}
          disabled={products === 0}
          rightSection={<Kbd className={foot.key}>{isMac ? '⌘ S' : 'Ctrl S'}</Kbd>}
        >
          {t('grid_save', { count: products })}
        </Button>
      </div>
    </section>
  )
}

/** Why the stock changes, for the movements of the saved products. */
function ReasonFields({ reason, onReason }: Pick<Props, 'reason' | 'onReason'>) {
  const { t } = useWords()
  return (
    <>
      <NativeSelect
        aria-label={t('product_stock_reason')}
        value={reason.kind}
        onChange={(event) => onReason({ kind: event.currentTarget.value as AdjustmentKind })}
        data={adjustmentKinds.map((one) => ({ value: one, label: t(`stock_kind_${one}`) }))}
      />
      <TextInput
        aria-label={t('stock_note')}
        placeholder={t('stock_note')}
        dir="auto"
        maxLength={maxStockNote}
        value={reason.note}
        onChange={(event) => onReason({ note: event.currentTarget.value })}
      />
    </>
  )
}
