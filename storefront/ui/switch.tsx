import { useId } from 'react'
import { Icon } from './icon.tsx'

/** On or off at once, without another button to send it. */
export function Switch(props: {
  on: boolean
  onChange: (on: boolean) => void
  label: string
  hint?: string
  className?: string
}) {
  const { on, onChange, label, hint, className = '' } = props
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-name`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onClick={() => onChange(!on)}
      className={`grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-4 leading-tight ${className}`}
    >
      <span className="grid gap-1">
        <span id={`${id}-name`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-small text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <SwitchMark on={on} />
    </button>
  )
}

/**
 * A switch that is off is an empty outline; when it is on, it is filled and ticked, so that it does not depend on
 * colour alone.
 */
export function SwitchMark({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-6 w-11 flex-none border p-0.5 transition-colors duration-(--quick) ${on ? 'justify-end border-ink bg-ink' : 'border-edge bg-white'}`}
    >
      <span className="grid h-full w-4.5 place-items-center border border-edge bg-white text-ink">
        {on && <Icon name="check" size="sm" />}
      </span>
    </span>
  )
}
