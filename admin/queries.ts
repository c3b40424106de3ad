import { keepPreviousData, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AnswerOf,
  call,
  type ChangeAddress,
  type InputOf,
  isRefusal,
  type ReadAddress,
  Refusal,
} from './call.ts'
import { useAsk } from './ask.ts'
import { useLanguage } from './language.tsx'

/** A refusal stays a refusal; a read that got no answer is sent twice more. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => !(error instanceof Refusal) && failures < 2,
        staleTime: 10_000,
      },
    },
  })
}

/**
 * Reads a call; while other input is being read, the earlier answer stays. With `everyMs` the read is in the background:
 * it opens no dialog, and is repeated while the page is in view and the session lasts; with `false` another reader
 * repeats it.
 */
export function useRead<A extends ReadAddress>(
  address: A,
  input?: InputOf<A>,
  { everyMs }: { everyMs?: number | false } = {},
) {
  const ask = useAsk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: [address, input ?? {}, language],
    queryFn: () => (everyMs === undefined ? ask(() => call(address, input)) : call(address, input)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isRefusal(state.error, 'sign_in_needed') ? false : (everyMs ?? false),
  })
}

/**
 * Sends changes as the member of staff: a dialog asks for the second factor where the server needs it. Reads at the
 * addresses of `renews` are read anew afterwards.
 */
export function useSend(renews: readonly ReadAddress[] = []) {
  const ask = useAsk()
  const queries = useQueryClient()
  return async <A extends ChangeAddress>(address: A, input?: InputOf<A>): Promise<AnswerOf<A>> => {
    const answer = await ask(() => call(address, input))
    await Promise.all(renews.map((read) => queries.invalidateQueries({ queryKey: [read] })))
    // Any change may have been waited for.
    void queries.invalidateQueries({ queryKey: ['GET staff/list-waiting'] })
    return answer
  }
}
