import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAsk } from '../../../ask.ts'
import { call, type InputOf } from '../../../call.ts'

export type Tried = NonNullable<InputOf<'POST staff/preview-message'>['body']>

/** Waits until nobody has typed for so long. */
const pauseMs = 400

/** Reads the preview of texts that are being written; the earlier one stays until the next is there. */
export function usePreview(tried: Tried) {
  const ask = useAsk()
  const [wanted] = useDebouncedValue(JSON.stringify(tried), pauseMs)
  return useQuery({
    queryKey: ['POST staff/preview-message', wanted],
    queryFn: () =>
      ask(() => call('POST staff/preview-message', { body: JSON.parse(wanted) as Tried })),
    placeholderData: keepPreviousData,
  })
}
