import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { useLanguage } from './language.tsx'

/** The public data of the shop: its name, its time zone, where its pictures are. Undefined until they are there. */
export function useShop() {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['GET shop/get-shop', language],
    queryFn: () => call('GET shop/get-shop', { query: { language_code: language } }),
    staleTime: Infinity,
  })
  return data
}
