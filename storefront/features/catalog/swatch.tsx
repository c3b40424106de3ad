import { Strike } from './strike.tsx'

type Props = {
  /** The name of the group of swatches, one of which is chosen. */
  name: string
  label: string
  color: string
  chosen: boolean
  /** Struck through, and still to be chosen. */
  soldOut?: boolean
  onChoose: () => void
  className: string
}

/** A square of cloth that can be chosen. */
export function Swatch({ name, label, color, chosen, soldOut, onChoose, className }: Props) {
  return (
    <label
      title={label}
      className={`swatch relative block cursor-pointer border border-ink/20 has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-ink ${chosen ? 'ring ring-ink ring-offset-3 ring-offset-paper' : ''} ${className}`}
      style={{ backgroundColor: color }}
    >
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {/* Two lines, so that one is seen on any cloth. */}
      {soldOut && <Strike className="stroke-paper stroke-3!" />}
      {soldOut && <Strike className="stroke-ink" />}
      <span className="sr-only">{label}</span>
    </label>
  )
}
