import { code39 } from './code39.ts'
import css from './job-card.module.css'

/** A number as bars, for a scanner that types it into the search. The number stands beside it, so it has no name. */
export function Barcode({ text }: { text: string }) {
  const written = code39(text)
  if (!written) return null
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${written.width} 30`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {written.bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={30} />
      ))}
    </svg>
  )
}
