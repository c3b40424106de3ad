import { useInfiniteQuery } from '@tanstack/react-query'
import { useAsk } from '../../ask.ts'
import { call } from '../../call.ts'

/** Reads the movements of a variant page by page, the newest first. */
export function useMovements(sku: string) {
  const ask = useAsk()
  return useInfiniteQuery({
    queryKey: ['GET staff/list-stock-movements', sku],
    queryFn: ({ pageParam }) =>
      ask(() =>
        call('GET staff/list-stock-movements', {
          query: { sku, ...(pageParam ? { before: pageParam } : {}) },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
