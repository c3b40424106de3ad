/** The one ornament: a dune seen from far off. At most once on a screen. */
export function Ridge({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 28"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={`flip h-7 w-full stroke-gold stroke-1 ${className}`}
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 26C240 26 380 3 560 3c90 0 150 9 250 15 130 8 250 8 390 8"
      />
    </svg>
  )
}
