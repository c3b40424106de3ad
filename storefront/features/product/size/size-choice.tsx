import { definiteArabic } from '@rimal/contract/text/definite-arabic'
import { type RefObject, useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { heightsOfSize } from '../../size-guide/heights-of-size.ts'
import { type ProductChoice, sizeOf } from '../product-choice.ts'
import { SizeButtons } from './size-buttons.tsx'

type Props = {
  choice: ProductChoice
  /** True when the shopper pressed the button without a size. */
  missed: boolean
  ref: RefObject<HTMLDivElement | null>
  onGuide: () => void
  onSoldOut: () => void
}

/** The sizes with what there is to say of the chosen one. */
export function SizeChoice({ choice, missed, ref, onGuide, onSoldOut }: Props) {
  const { t } = useWords()
  const labelId = useId()
  const { item, size } = choice
  const chosen = size.kind === 'size' ? size.size : null
  const heights = chosen === null ? undefined : heightsOfSize(chosen)
  return (
    <div>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 leading-tight">
        <p id={labelId}>
          {t('choose_size')}
          {chosen !== null && (
            <>
              {': '}
              <span className="text-ink-2">
                {heights ? t('size_for_height', { size: chosen, ...heights }) : chosen}
              </span>
            </>
          )}
        </p>
        <TextButton className="text-small" onClick={onGuide}>
          {t('size_guide')}
        </TextButton>
      </div>
      <SizeButtons
        item={item}
        chosen={chosen}
        labelledBy={labelId}
        ref={ref}
        onChoose={choice.chooseSize}
        onSoldOut={(wanted) => {
          choice.askForSize(wanted)
          onSoldOut()
        }}
      />
      <output className="mt-2.5 block text-small leading-tight text-oud empty:hidden">
        <SizeNote choice={choice} missed={missed} />
      </output>
    </div>
  )
}

function SizeNote({ choice, missed }: { choice: ProductChoice; missed: boolean }) {
  const { t } = useWords()
  const { item, size, lost, isSoldOut, isGone } = choice
  const color = definiteArabic(item.colorName)
  if (isGone && size.kind === 'none') return t('sold_out_product')
  if (isSoldOut && size.kind === 'none') return t('sold_out_all', { color })
  if (lost !== null) return t('size_gone_in_color', { size: lost, color })
  if (size.kind === 'none') return missed ? t('size_needed') : null
  if (size.kind === 'custom') return null
  const left = sizeOf(item, size.size)?.left ?? null
  if (left === null) return null
  if (left === 1) return t('size_last_one', { size: size.size })
  return t('size_few_left', { count: left, size: size.size })
}
