import { type LengthUnit, quartersToText } from '@rimal/contract/measure/measurements'
import type { SizeChart } from '@rimal/contract/measure/size-charts'
import { useWords } from '../../i18n/words.tsx'
import { GuideTable } from './guide-table.tsx'
import { TableHead } from './table-head.tsx'

type Props = { chart: SizeChart; unit: LengthUnit; onUnit: (unit: LengthUnit) => void }

/** The size chart that the shop has for the product, in the place of the measurements of the product. */
export function ChartTable({ chart, unit, onUnit }: Props) {
  const { t } = useWords()
  const { name, columns, rows } = chart
  const text = (quarters: number | null) =>
    quarters === null ? '–' : quartersToText(quarters, unit, 'en').slice(0, -3)
  return (
    <section className="grid gap-4">
      <TableHead title={name} unit={unit} onUnit={onUnit} />
      <GuideTable
        label={name}
        head={[
          t('size_guide_size'),
          ...columns.map(({ title, of }) => t(`size_guide_of_${of}`, { title })),
        ]}
        rows={rows.map(({ size, values }) => ({ size, cells: values.map(text) }))}
      />
    </section>
  )
}
