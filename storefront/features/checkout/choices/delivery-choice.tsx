import type { ShippingOption } from '@rimal/contract/checkout'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { arrivalText } from '../../cart/arrival-words.ts'
import { readyText } from '../../delivery/ready-text.ts'

/** Ways of delivery with their days and prices. */
export function DeliveryChoice(props: {
  options: ShippingOption[]
  /** True while the delivery methods for another country are loading. */
  asking: boolean
  /** Where they could not be asked for. */
  onRetry: (() => void) | undefined
  value: string | null
  onChange: (id: string) => void
  error: string | undefined
}) {
  const { options, asking, onRetry, value, onChange, error } = props
  const words = useWords()
  const { t } = words
  const money = useMoney()
  if (asking) return <Skeleton className="h-36" />
  if (onRetry) return <ErrorNote onRetry={onRetry}>{t('checkout_no_answer')}</ErrorNote>
  return (
    <RadioCards
      legend={t(options.some(({ pickup }) => pickup) ? 'pickup_where' : 'delivery_how')}
      value={value}
      onChange={onChange}
      error={error}
      options={options.map(({ id, title, price, arrival, pickup }) => ({
        value: id,
        title,
        hint: pickup ? (
          <>
            <span className="block">{pickup.address}</span>
            <span className="block">{pickup.hours}</span>
            <span className="block pt-1">{readyText(arrival, words)}</span>
          </>
        ) : (
          arrivalText(arrival, words)
        ),
        end: price === 0 ? t('delivery_free') : <bdi>{money(price)}</bdi>,
      }))}
    />
  )
}
