import type { Product } from '@rimal/contract/catalog'
import { formatDay } from '@rimal/contract/dates'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import { useWords } from '../../../i18n/words.tsx'
import { useMeasured } from '../../custom-size/use-measured.ts'
import { useDelivery } from '../../delivery/use-delivery.ts'

/** The day on which a product that is made to measure arrives. */
export function CustomSizeHint({ product, isChosen }: { product: Product; isChosen: boolean }) {
  const { t, language } = useWords()
  const isMeasured = useMeasured()
  const abroad = useDelivery(product.customLeadDays)
  // Undefined where the shop does not deliver.
  const arrival = abroad
    ? ordinaryMethod(abroad.options, product.price)?.arrival
    : product.arrival.custom
  if (!arrival) return null
  const day = formatDay(arrival.latest, language, { weekday: true })
  const text = isMeasured ? 'sew_to_measure_again' : 'sew_to_measure_hint'
  return (
    <span className="text-small text-ink-2">
      {t(isChosen ? 'made_to_measure_change' : text, { day })}
    </span>
  )
}
