import type { Product } from '@rimal/contract/catalog'
import { type LengthUnit, quartersToText } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { GuideTable } from './guide-table.tsx'
import { TableHead } from './table-head.tsx'

const columns = ['length', 'chest', 'shoulder', 'sleeve'] as const

export type ProductionItem = {
  product: Pick<Product, 'id' | 'garment' | 'name'>
  unit: LengthUnit
  onUnit: (unit: LengthUnit) => void
}

/** The measurements of the finished garment for each size. */
export function GarmentTable({ product, unit, onUnit }: ProductionItem) {
  const { t } = useWords()
  const title = t('size_guide_product', { name: product.name })
  const text = (quarters: number) => quartersToText(quarters, unit, 'en').slice(0, -3)
  return (
    <section className="grid gap-4">
      <TableHead title={title} unit={unit} onUnit={onUnit} />
      <p className="text-small text-ink-2">{t('size_guide_product_text')}</p>
      <GuideTable
        label={title}
        head={[t('size_guide_size'), ...columns.map((column) => t(`size_guide_garment_${column}`))]}
        rows={product.garment.map((row) => ({
          size: row.size,
          cells: columns.map((column) => text(row[column])),
        }))}
      />
    </section>
  )
}
