import { measurements } from '@rimal/contract/measure/measurements'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { MeasureDrawing } from '../custom-size/measure-drawing.tsx'
import type { LineKey } from '../custom-size/measure-lines.ts'
import { ChartTable } from './chart-table.tsx'
import { GarmentTable, type ProductionItem } from './garment-table.tsx'
import type { SizeAdvice } from './size-by-height.ts'
import { SizeHelper } from './size-helper.tsx'
import { useSizeChart } from './use-size-chart.ts'

const tips = ['size_guide_tip_between', 'size_guide_tip_work', 'size_guide_tip_wide'] as const

const comparisons: { of: 'length' | 'chest' | 'shoulder' | 'sleeve'; line: LineKey }[] = [
  { of: 'length', line: 'full_length' },
  { of: 'chest', line: 'garment_chest' },
  { of: 'shoulder', line: 'shoulder' },
  { of: 'sleeve', line: 'sleeve_length' },
]

export function SizeGuide(props: {
  product: ProductionItem
  promotion: (advice: SizeAdvice) => ReactNode
}) {
  const { product, promotion } = props
  const { t } = useWords()
  const { returnDays } = useShop()
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <p>{t('size_guide_intro')}</p>
        <SizeHelper promotion={promotion} />
        <ul className="grid gap-2 text-small text-ink-2">
          {tips.map((tip) => (
            <li key={tip} className="border-s border-gold ps-3 leading-tight">
              {t(tip)}
            </li>
          ))}
        </ul>
      </div>
      <Measurements {...product} />
      <HowToCompare />
      <section className="border-t border-rule">
        <Disclosure title={t('size_guide_fifteen')}>
          <AllFifteen />
        </Disclosure>
      </section>
      <section className="grid gap-1.5">
        <h3 className="text-h3">{t('size_guide_no_size')}</h3>
        <p className="text-ink-2">
          {t('size_guide_no_size_text', { count: returnDays.madeToOrder })}
        </p>
      </section>
    </div>
  )
}

/** The size chart of the product, or its own measurements where it has none. */
function Measurements({ product, unit, onUnit }: ProductionItem) {
  const chart = useSizeChart(product.id)
  if (chart) return <ChartTable chart={chart} unit={unit} onUnit={onUnit} />
  if (product.garment.length === 0) return null
  const isWaiting = chart === undefined
  return (
    // Until it is known whether there is a chart, the table takes its place unseen, so that nothing below it moves.
    <div aria-busy={isWaiting} className={isWaiting ? 'invisible' : ''}>
      <GarmentTable product={product} unit={unit} onUnit={onUnit} />
    </div>
  )
}

function HowToCompare() {
  const { t } = useWords()
  return (
    <section className="grid gap-4">
      <h3 className="text-h3">{t('size_guide_how')}</h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 max-[22rem]:grid-cols-1">
        {comparisons.map(({ of, line }) => (
          <li key={of} className="grid content-start gap-2">
            <div className="bg-wash">
              <MeasureDrawing
                active={line}
                alone
                zoom={of === 'length' ? 'never' : 'always'}
                className="h-36 w-full"
              />
            </div>
            <p className="text-small leading-tight">
              <span className="block pb-0.5">{t(`size_guide_garment_${of}`)}</span>
              <span className="text-ink-2">{t(`size_guide_how_${of}`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AllFifteen() {
  const { t } = useWords()
  return (
    <div className="grid gap-5">
      <div className="bg-wash p-4">
        <MeasureDrawing active={null} zoom="never" className="h-96 w-full" />
      </div>
      <ol className="grid gap-2.5 text-small leading-tight">
        {measurements.map(({ key, number }) => (
          <li key={key}>
            <span className="text-ink">{`${number}. ${t(`measurement_${key}`)}`}</span>{' '}
            {t(`measurement_help_${key}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
