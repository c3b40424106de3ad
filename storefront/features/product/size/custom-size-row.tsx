import type { Product } from '@rimal/contract/catalog'
import { useDeferredValue } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { later } from '../../../later.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { SizeChoice } from '../stored-choice.ts'

export const CustomSizeHint = later(
  async () => (await import('./custom-size-hint.tsx')).CustomSizeHint,
)

type Props = { product: Product; size: SizeChoice; onPress: () => void }

/** The row for the size made to measure, with the day of its arrival. */
export function CustomSizeRow({ product, size, onPress }: Props) {
  const { t } = useWords()
  const isChosen = size.kind === 'custom'
  const shown = useDeferredValue(product)
  const isShownAsChosen = useDeferredValue(isChosen)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={`grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 border px-4 py-3 leading-tight ${isChosen ? 'border-ink inset-ring inset-ring-ink' : 'border-edge hover:border-oud'}`}
    >
      <Icon name={isChosen ? 'check' : 'tape'} className="text-oud" />
      {/* React drops a press on a section whose code is missing; this way the press is on the button. */}
      <span className="pointer-events-none grid gap-0.5">
        <span className="wrap-anywhere">
          {isChosen && size.of
            ? t('made_to_measure_of', { name: size.of })
            : t(isChosen ? 'made_to_your_measure' : 'sew_to_measure')}
        </span>
        <CustomSizeHint product={shown} isChosen={isShownAsChosen} />
      </span>
      <Icon name="chevron-next" size="sm" />
    </button>
  )
}
