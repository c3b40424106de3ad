import { Skeleton } from '../../ui/skeleton.tsx'

/** Two lines and the summary, in the places where they will stand. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
      <output className="sr-only">{label}</output>
      <div className="border-t border-rule">
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <Skeleton className="mt-6 h-72 w-full lg:mt-0 lg:h-96" />
    </div>
  )
}

function SkeletonLine() {
  return (
    <div className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-4 border-b border-rule py-5 lg:grid-cols-[min(9.5rem,30%)_minmax(0,1fr)] lg:gap-7 lg:py-7">
      <Skeleton className="aspect-4/5" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-4 w-44 max-w-full" />
        <Skeleton className="h-4 w-36 max-w-full" />
        <Skeleton className="mt-2 h-11 w-30" />
      </div>
    </div>
  )
}
