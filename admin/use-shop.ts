import { type Text, textIn } from '@rimal/contract/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, call } from './call.ts'
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

/**
 * Returns a function that shows a name of the shop that was just saved: for a moment the server still answers the
 * public read from its cache.
 */
export function useShowName() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return (name: Text) =>
    queries.setQueryData<AnswerOf<'GET shop/get-shop'>>(
      ['GET shop/get-shop', language],
      (shop) => shop && { ...shop, name: textIn(name, language) },
    )
}
