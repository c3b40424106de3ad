import { Skeleton } from '../../ui/skeleton.tsx'
import { wishlistColumns } from './wishlist-item.tsx'

/** The placeholders for the items that are loading. */
export function WaitingItems({ count, label }: { count: number; label: string }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      <div className={wishlistColumns} aria-hidden="true">
        {Array.from({ length: Math.min(count, 8) }, (_, index) => (
          <div key={index} className="grid content-start gap-2">
            <Skeleton className="aspect-4/5" />
            <Skeleton className="h-36" />
          </div>
        ))}
      </div>
    </div>
  )
}
