import { Button, NativeSelect } from '@mantine/core'
import type { StaffProduct } from '@rimal/contract/staff/products'
import { type AdjustmentKind, adjustmentKinds } from '@rimal/contract/stock/stock-kinds'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfStock } from '../../stock/reads-of-stock.ts'
import { useKey } from '../../../ui/form/use-key.ts'
import { readsOfProducts } from '../reads-of-products.ts'
import css from '../product/product.module.css'
import { StockGrid } from './stock-grid.tsx'

type Props = { product: StaffProduct; hasNew: boolean }

/**
 * The units on hand by colour and size. A new number in a cell is sent as the difference to what was shown, so that a
 * sale in between is not undone.
 */
export function StockPart({ product, hasNew }: Props) {
  const { t } = useWords()
  const { can } = useSession()
  // The difference to the units that were shown when it was typed, by SKU.
  const [differences, setDifferences] = useState<Record<string, number>>({})
  const [kind, setKind] = useState<AdjustmentKind>('delivery')
  const [isSaved, setSaved] = useState(false)
  const send = useSend([...readsOfProducts, ...readsOfStock])
  const known = product.items.flatMap((item) => item.sizes)
  const changes = known.flatMap(({ sku }) => {
    const quantity = differences[sku] ?? 0
    return quantity === 0 ? [] : [{ sku, quantity }]
  })
  const key = useKey(JSON.stringify({ changes, kind }))
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/adjust-stock', { body: { changes, kind, key } })
    // What was typed meanwhile stays.
    setDifferences((now) => without(now, changes))
    setSaved(true)
  })
  if (known.length === 0) return <p className={css.micro}>{t('product_stock_first')}</p>
  const canAdjust = can('stock.adjust')
  return (
    <div className={css.fields}>
      {canAdjust ? <p className={css.micro}>{t('product_stock_lede')}</p> : null}
      {hasNew ? <p className={css.micro}>{t('product_stock_first')}</p> : null}
      <Notice error={error} />
      <StockGrid
        items={product.items}
        differences={differences}
        canAdjust={canAdjust}
        onType={(sku, difference) => {
          setSaved(false)
          setDifferences({ ...differences, [sku]: difference })
        }}
      />
      {changes.length > 0 ? (
        <div className={css.stockActs}>
          <NativeSelect
            label={t('product_stock_reason')}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as AdjustmentKind)}
            data={adjustmentKinds.map((one) => ({ value: one, label: t(`stock_kind_${one}`) }))}
          />
          <Button onClick={() => void run()} loading={isBusy}>
            {t('product_stock_save', { count: changes.length })}
          </Button>
          <Button variant="subtle" onClick={() => setDifferences({})}>
            {t('form_discard')}
          </Button>
        </div>
      ) : null}
      <output className={css.micro}>
        {isSaved && changes.length === 0 ? t('product_stock_saved') : ''}
      </output>
    </div>
  )
}

function without(
  differences: Record<string, number>,
  sent: readonly { sku: string; quantity: number }[],
): Record<string, number> {
  const entries = Object.entries(differences).map(([sku, quantity]): [string, number] => [
    sku,
    quantity - (sent.find((one) => one.sku === sku)?.quantity ?? 0),
  ])
  return Object.fromEntries(entries.filter(([, quantity]) => quantity !== 0))
}
