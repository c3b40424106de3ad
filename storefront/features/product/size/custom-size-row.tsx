import type { Product } from '@rimal/contract/catalog'
import { formatDay } from '@rimal/contract/dates'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import { useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMeasured } from '../../custom-size/use-measured.ts'
import { useDelivery } from '../../delivery/use-delivery.ts'
import type { SizeChoice } from '../stored-choice.ts'

type Props = { product: Product; size: SizeChoice; onPress: () => void }

/** The row for the size made to measure, with the day of its arrival. */
export function CustomSizeRow({ product, size, onPress }: Props) {
  const { t, language } = useWords()
  const chosen = size.kind === 'custom'
  const measured = useMeasured()
  const abroad = useDelivery(product.customLeadDays)
  // Undefined where the shop does not deliver.
  const arrival = abroad
    ? ordinaryMethod(abroad.options, product.price)?.arrival
    : product.arrival.custom
  const day = arrival && formatDay(arrival.latest, language, { weekday: true })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={`grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 border px-4 py-3 leading-tight ${chosen ? 'border-ink inset-ring inset-ring-ink' : 'border-edge hover:border-oud'}`}
    >
      <Icon name={chosen ? 'check' : 'tape'} className="text-oud" />
      <span className="grid gap-0.5">
        <span className="wrap-anywhere">
          {chosen && size.of
            ? t('made_to_measure_of', { name: size.of })
            : t(chosen ? 'made_to_your_measure' : 'sew_to_measure')}
        </span>
        {day && (
          <span className="text-small text-ink-2">
            {t(
              chosen
                ? 'made_to_measure_change'
                : measured
                  ? 'sew_to_measure_again'
                  : 'sew_to_measure_hint',
              {
                day,
              },
            )}
          </span>
        )}
      </span>
      <Icon name="chevron-next" size="sm" />
    </button>
  )
}
