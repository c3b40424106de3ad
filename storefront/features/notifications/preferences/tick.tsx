import { Icon } from '../../../ui/icon.tsx'

type Props = {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A small square with a tick; all of its line can be pressed. */
export function Tick({ label, checked, disabled, onChange }: Props) {
  return (
    <label className="relative flex min-h-11 items-center gap-2.5 text-small has-disabled:text-ink-2">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="peer size-5 flex-none appearance-none border border-edge bg-white checked:border-ink checked:bg-ink disabled:border-edge disabled:checked:bg-edge"
      />
      <Icon
        name="check"
        size="sm"
        className="pointer-events-none absolute start-0.5 hidden text-paper peer-checked:block"
      />
      {label}
    </label>
  )
}
