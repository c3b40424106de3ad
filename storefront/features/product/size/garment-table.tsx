import type { Product } from '@rimal/contract/catalog'
import { type LengthUnit, quartersToCm, quartersToText } from '@rimal/contract/measure/measurements'
import { useWords } from '../../../i18n/words.tsx'
import { Segmented } from '../../../ui/segmented.tsx'

const columns = ['length', 'chest', 'shoulder', 'sleeve'] as const

/** The measurements of the finished garment for each size, in the unit that the shopper chose. */
export function GarmentTable(props: {
  product: Product
  unit: LengthUnit
  onUnit: (unit: LengthUnit) => void
}) {
  const { product, unit, onUnit } = props
  const { t } = useWords()
  const { garment, model } = product
  return (
    <div className="grid gap-4">
      <Segmented
        legend={t('length_unit')}
        value={unit}
        onChange={onUnit}
        options={[
          { value: 'in', label: t('length_in') },
          { value: 'cm', label: t('length_cm') },
        ]}
      />
      {/* Narrow screens with large text scroll the table, not the page; keys must be able to. */}
      <section
        className="overflow-x-auto"
        aria-label={t('detail_measurements')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Rows garment={garment} unit={unit} />
      </section>
      <p className="text-small leading-tight">{t('measurements_note')}</p>
      {model && (
        <p className="text-small leading-tight">
          {t('model_wears', { height: model.heightCm, size: model.sizeWorn })}
        </p>
      )}
    </div>
  )
}

function Rows({ garment, unit }: Pick<Product, 'garment'> & { unit: LengthUnit }) {
  const { t } = useWords()
  return (
    <table className="w-full text-small leading-tight text-ink tabular-nums">
      <thead>
        <tr className="border-b border-edge text-start">
          {[t('choose_size'), ...columns.map((column) => t(`measure_${column}`))].map((title) => (
            <th key={title} scope="col" className="pe-2 pb-2 text-start font-normal text-ink-2">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {garment.map((row) => (
          <tr key={row.size} className="border-b border-rule">
            <th scope="row" className="py-2.5 pe-2 text-start font-normal">
              {row.size}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-2.5 pe-2">
                <span className="ltr">{lengthOf(row[column], unit)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns only the number: the unit is above the table. */
function lengthOf(quarters: number, unit: LengthUnit): string {
  if (unit === 'cm') return String(quartersToCm(quarters))
  return quartersToText(quarters, 'in', 'en').replace(/ in$/, '')
}
