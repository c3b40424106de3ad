import { useMemo } from 'react'
import { useSession } from '../../../session.ts'
import { useWords } from '../../../words.tsx'
import type { GridColumn } from './rules/cells.ts'

/** The columns that the role may change, with those that say what a row is. */
export function useColumns(currency: string) {
  const { can } = useSession()
  const { t } = useWords()
  const [canPrice, canAdjust] = [can('prices.change'), can('stock.adjust')]
  const columns = useMemo(
    (): GridColumn[] => [
      'row',
      'name_en',
      'name_ar',
      ...(canPrice ? (['price', 'compare_at'] as const) : []),
      'state',
      'made_to_order',
      'lead_days',
      'sku',
      'barcode',
      ...(canAdjust ? (['on_hand'] as const) : []),
      'weight',
    ],
    [canPrice, canAdjust],
  )
  const titles: Record<GridColumn, string> = {
    row: t('products_product'),
    name_en: t('grid_name_en'),
    name_ar: t('grid_name_ar'),
    price: t('grid_price', { currency }),
    compare_at: t('grid_compare_at', { currency }),
    state: t('products_state'),
    made_to_order: t('grid_made_to_order'),
    lead_days: t('grid_lead_days'),
    sku: t('stock_sku'),
    barcode: t('stock_barcode'),
    on_hand: t('stock_on_hand'),
    weight: t('grid_weight'),
  }
  return { columns, titleOf: (column: GridColumn) => titles[column] }
}
