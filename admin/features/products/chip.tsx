import css from './products.module.css'

/** The colour itself, as a small square. An SVG may carry a colour, which a style attribute may not. */
export function Chip({ color }: { color: string }) {
  return (
    <svg className={css.chip} viewBox="0 0 10 10" aria-hidden>
      <rect width="10" height="10" fill={color} />
    </svg>
  )
}
