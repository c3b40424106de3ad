import type { ProductItem, SizeOption } from '@rimal/contract/catalog'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Strike } from '../../catalog/strike.tsx'
import { isBuyable, isSoldOut } from '../product-choice.ts'

type Props = {
  item: ProductItem
  chosen: number | null
  labelledBy: string
  /** Where "Choose a size" leads. */
  ref: RefObject<HTMLDivElement | null>
  onChoose: (size: number) => void
  onSoldOut: (size: number) => void
}

/** Sizes as a row of buttons. One that is sold out is struck through and asks where to write. */
export function SizeButtons({ item, chosen, labelledBy, ref, onChoose, onSoldOut }: Props) {
  const [focused, setFocused] = useState<number | null>(null)
  const made = item.sizes.filter(({ state }) => state !== 'not_made')
  // One stop for the Tab key: the size that has the focus, the chosen size, or the first.
  const stop = [focused, chosen, made.find(isBuyable)?.size, made[0]?.size].find((size) =>
    made.some((option) => option.size === size),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = made.at(
      (made.findIndex(({ size }) => size === stop) + stepOf(event)) % made.length,
    )
    if (stepOf(event) === 0 || !next) return
    event.preventDefault()
    // Arrows choose, as they do in any radio group; a sold-out size is only reached.
    if (isBuyable(next)) onChoose(next.size)
    event.currentTarget.querySelector<HTMLElement>(`[data-size="${next.size}"]`)?.focus()
  }
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(Number(target.dataset['size']))}
      onBlur={() => setFocused(null)}
      className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5"
    >
      {item.sizes.map((option) => (
        <SizeButton
          key={option.size}
          option={option}
          chosen={option.size === chosen}
          reachable={option.size === stop}
          onPress={() => {
            if (isBuyable(option)) onChoose(option.size)
            else if (isSoldOut(option)) onSoldOut(option.size)
          }}
        />
      ))}
    </div>
  )
}

function SizeButton(props: {
  option: SizeOption
  chosen: boolean
  reachable: boolean
  onPress: () => void
}) {
  const { option, chosen, reachable, onPress } = props
  const { t } = useWords()
  const { size, state } = option
  const name = {
    available: String(size),
    low: String(size),
    sold_out: t('size_sold_out', { size }),
    not_made: t('size_not_made', { size }),
  }
  return (
    <button
      type="button"
      // A native radio would be chosen by the arrow that only reaches a sold-out size.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="radio"
      aria-checked={chosen}
      aria-label={name[state]}
      aria-disabled={state === 'not_made' || undefined}
      data-size={size}
      tabIndex={reachable ? 0 : -1}
      onClick={onPress}
      className={`relative min-h-11 border text-center leading-tight ${looks[chosen ? 'chosen' : state]}`}
    >
      {state === 'sold_out' && <Strike className="stroke-edge" />}
      <span className="relative">{size}</span>
    </button>
  )
}

const looks = {
  chosen: 'border-ink inset-ring inset-ring-ink',
  available: 'border-edge hover:border-ink',
  low: 'border-edge hover:border-ink',
  sold_out: 'border-rule text-ink-2 hover:border-edge',
  not_made: 'cursor-not-allowed border-dashed border-rule text-ink-2',
}

/** Forward and back follow the reading direction. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return forward
  if (key === 'ArrowLeft') return -forward
  return { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
}
