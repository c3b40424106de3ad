import type { Product, SizeOption } from '@rimal/contract/catalog'
import { type RefObject, useId, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { heightsOfSize } from '../../size-guide/heights-of-size.ts'
import { type ProductChoice, sizeOf } from '../product-choice.ts'
import { SizeButtons } from './size-buttons.tsx'

const TellWhenBack = lazily(async () => (await import('./tell-when-back.tsx')).TellWhenBack)

type Props = {
  product: Product
  choice: ProductChoice
  /** She pressed the button without a size. */
  missed: boolean
  ref: RefObject<HTMLDivElement | null>
  onGuide: () => void
  onMeasure: () => void
}

/** The sizes with what there is to say of the chosen one. */
export function SizeChoice({ product, choice, missed, ref, onGuide, onMeasure }: Props) {
  const { t } = useWords()
  const [asked, setAsked] = useState<SizeOption | null>(null)
  const [asking, setAsking] = useState(false)
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
        onSoldOut={(option) => {
          setAsked(option)
          setAsking(true)
        }}
      />
      <output className="mt-2.5 block text-small leading-tight text-oud empty:hidden">
        <SizeNote choice={choice} missed={missed} />
      </output>
      {asked && (
        <TellWhenBack
          open={asking}
          onClose={() => setAsking(false)}
          product={product}
          item={item}
          option={asked}
          onMeasure={onMeasure}
        />
      )}
    </div>
  )
}

function SizeNote({ choice, missed }: { choice: ProductChoice; missed: boolean }) {
  const { t } = useWords()
  const { item, size, lost } = choice
  if (lost !== null) return t('size_gone_in_color', { size: lost, color: item.colorName })
  if (size.kind === 'none') return missed ? t('size_needed') : null
  if (size.kind === 'custom') return null
  const left = sizeOf(item, size.size)?.left ?? null
  if (left === null) return null
  if (left === 1) return t('size_last_one', { size: size.size })
  return t('size_few_left', { count: left, size: size.size })
}
