import type { Product } from '@rimal/contract/catalog'
import { type LengthUnit, quartersToText } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { GuideTable } from './guide-table.tsx'

const columns = ['length', 'chest', 'shoulder', 'sleeve'] as const

export type ProductionItem = {
  product: Pick<Product, 'garment' | 'name'>
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h3">{title}</h3>
        <Segmented
          legend={t('length_unit')}
          value={unit}
          onChange={onUnit}
          options={[
            { value: 'in', label: t('length_in') },
            { value: 'cm', label: t('length_cm') },
          ]}
          className="text-small"
        />
      </div>
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
