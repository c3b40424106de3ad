import { useId, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { SwitchMark } from '../../../ui/switch.tsx'
import { customSize, valuesOf, withValues } from '../list-address.ts'
import { useMySize } from './my-size.ts'

type Props = { params: URLSearchParams; onChange: (params: URLSearchParams) => void }

/**
 * Filters by the shopper's size or made to measure, with one touch. Without a known size it leads to the sizes
 * below it.
 */
export function OnlyMine({ params, onChange }: Props) {
  const { t } = useWords()
  const size = useMySize()
  const id = useId()
  const [asked, setAsked] = useState(false)
  const mine = size === null ? null : [String(size), customSize]
  const chosen = valuesOf(params, 'size')
  const on = mine !== null && chosen.length === 2 && mine.every((value) => chosen.includes(value))
  const hint =
    size !== null
      ? t('only_mine_size', { size })
      : t(asked ? 'only_mine_choose' : 'only_mine_unknown')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      onClick={(event) => {
        if (mine) return onChange(withValues(params, 'size', on ? [] : mine))
        setAsked(true)
        focusSizes(event.currentTarget)
      }}
      className="grid w-full grid-cols-[1fr_auto] items-center gap-4 bg-wash px-4 py-3.5 leading-tight"
    >
      <span className="grid gap-1">
        <span id={`${id}-name`}>{t('only_mine')}</span>
        <span id={`${id}-hint`} aria-live="polite" className="text-micro text-ink-2">
          {hint}
        </span>
      </span>
      <SwitchMark on={on} />
    </button>
  )
}

function focusSizes(from: HTMLElement) {
  from.parentElement?.querySelector<HTMLElement>('[data-sizes] button')?.focus()
}
