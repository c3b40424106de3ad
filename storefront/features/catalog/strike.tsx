/** A diagonal line across the parent element, whatever its size. */
export function Strike({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      preserveAspectRatio="none"
      className={`flip absolute inset-0 size-full stroke-1 ${className}`}
    >
      <path d="M0 10L10 0" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
