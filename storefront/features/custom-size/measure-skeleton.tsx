import { Skeleton } from '../../ui/skeleton.tsx'

/** The form's places while its code is on the way. */
export function MeasureSkeleton() {
  return (
    <div className="h-full lg:grid lg:grid-cols-[5fr_6fr]">
      <div className="h-40 bg-wash lg:h-full" />
      <div className="grid content-start gap-4.5 p-5 lg:p-8">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-10 w-full" />
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="h-17 w-full" />
        ))}
      </div>
    </div>
  )
}
