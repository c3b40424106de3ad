/** A wash block in the place of what comes; seen only when that takes longer than 400 ms. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-wash ${className}`} />
}
