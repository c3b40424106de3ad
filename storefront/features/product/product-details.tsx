import type { Product } from '@rimal/contract/catalog'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { GarmentTable } from './size/garment-table.tsx'

/** Fabric, measurements and care, as far as they are written; the first is open. */
export function ProductDetails(props: {
  product: Product
  unit: LengthUnit
  onUnit: (unit: LengthUnit) => void
}) {
  const { product, unit, onUnit } = props
  const { t } = useWords()
  const facts = [
    [t('detail_fabric'), product.fabric],
    [t('detail_opening'), product.opening],
    [t('detail_included'), product.included],
    [t('detail_occasion'), product.occasion],
  ].filter(([, text]) => text)
  return (
    <div>
      {facts.length > 0 && (
        <Disclosure title={t('fabric_and_included')} open>
          <dl className="grid gap-2.5">
            {facts.map(([name, text]) => (
              <div
                key={name}
                className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] gap-3 leading-tight"
              >
                <dt className="text-small">{name}</dt>
                <dd className="text-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {product.garment.length > 0 && (
        <Disclosure title={t('detail_measurements')}>
          <GarmentTable product={product} unit={unit} onUnit={onUnit} />
        </Disclosure>
      )}
      {product.care && (
        <Disclosure title={t('detail_care')}>
          <p>{product.care}</p>
        </Disclosure>
      )}
    </div>
  )
}
