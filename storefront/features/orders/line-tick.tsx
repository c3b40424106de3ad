import type { Picture as PictureShape } from '@rimal/contract/shapes'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

type Line = {
  name: string
  colorName: string
  size: number | null
  madeToMeasure: boolean
  picture: PictureShape
}

/** A line of an order with a checkbox; its whole row can be pressed. */
export function LineTick(props: {
  line: Line
  checked: boolean
  disabled?: boolean
  wrong?: boolean
  onChange: (checked: boolean) => void
  /** Below what it is. */
  note: ReactNode
}) {
  const { line, checked, disabled, wrong, onChange, note } = props
  const { t } = useWords()
  const id = useId()
  const { name, colorName, size, madeToMeasure, picture } = line
  const what = madeToMeasure ? t('line_measured') : size !== null && t('line_size', { size })
  return (
    <label
      htmlFor={id}
      className={`grid grid-cols-[1.25rem_min(4.5rem,18vw)_minmax(0,1fr)] items-center gap-3.5 leading-tight wrap-anywhere ${disabled ? 'text-ink-2' : 'cursor-pointer'}`}
    >
      <span className="relative grid size-5">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          disabled={disabled}
          data-wrong={wrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.checked)}
          className="peer size-5 appearance-none border border-edge bg-white checked:border-ink checked:bg-ink disabled:border-sand disabled:bg-sand"
        />
        <Icon
          name="check"
          size="sm"
          className="pointer-events-none absolute inset-0 m-auto hidden text-paper peer-checked:block"
        />
      </span>
      {/* The name is beside the picture, so the picture needs no text. */}
      <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
      <span className="grid gap-1">
        <span className="font-display text-[1.25rem] leading-display">{name}</span>
        <span className="text-small text-ink-2">
          {[colorName, what].filter(Boolean).join(t('list_separator'))}
        </span>
        <span id={`${id}-note`} className="text-small text-ink-2">
          {note}
        </span>
      </span>
    </label>
  )
}
