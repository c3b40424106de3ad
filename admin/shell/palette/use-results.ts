import type { Permission } from '@rimal/contract/permissions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAsk } from '../../ask.ts'
import { type AnswerOf, call, type InputOf } from '../../call.ts'
import { useLanguage } from '../../language.tsx'
import { useSession } from '../../session.ts'
import { useWords } from '../../words.tsx'
import { useGroups } from '../use-groups.ts'
import { matchPlaces } from './match-places.ts'

export type ResultGroup = 'places' | 'orders' | 'customers' | 'products'
export type Result = { group: ResultGroup; title: string; note: string; to: string }

const maxOfGroup = 5

/** What a search finds: places of the admin, orders, customers and products, as far as the role may read them. */
export function useResults(search: string) {
  const { t, language } = useWords()
  const places = matchPlaces(
    useGroups().flatMap((group) => group.places),
    search,
  )
  const orders = useFound('GET staff/list-orders', search, 'orders.read')
  const customers = useFound('GET staff/list-customers', search, 'customers.read')
  const products = useFound('GET staff/list-products', search, 'products.read')
  const side = language === 'arb' ? 'ar' : 'en'
  const results: Result[] = [
    ...places.map(({ path, title }) => ({
      group: 'places' as const,
      title: t(title),
      note: '',
      to: path,
    })),
    ...orders.items.map(({ number, name, status }) => ({
      group: 'orders' as const,
      title: number,
      note: `${name} · ${t(`staff_order_${status}`)}`,
      to: `/orders/${number}`,
    })),
    ...customers.items.map(({ customerId, name, phone, email }) => ({
      group: 'customers' as const,
      title: name,
      note: phone ?? email ?? '',
      to: `/customers/${customerId}`,
    })),
    ...products.items.map(({ id, name, state }) => ({
      group: 'products' as const,
      title: name[side] || name.en || name.ar,
      note: t(`products_state_${state}`),
      to: `/products/${id}`,
    })),
  ]
  const found = [orders, customers, products]
  return {
    results,
    isReading: found.some(({ isFetching }) => isFetching),
    isBroken: found.some(({ isError }) => isError),
  }
}

type Listing = 'GET staff/list-orders' | 'GET staff/list-customers' | 'GET staff/list-products'

/** The first items of a list that match; none without a search, or without the permission to read the list. */
function useFound<A extends Listing>(address: A, search: string, needs: Permission) {
  const ask = useAsk()
  const { can } = useSession()
  const { language } = useLanguage()
  const query = { q: search }
  const isOn = search !== '' && can(needs)
  const { data, isFetching, isError } = useQuery({
    queryKey: [address, { query }, language],
    queryFn: () => ask(() => call(address, { query } as InputOf<A>)),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const items: AnswerOf<A>['items'] = isOn ? (data?.items.slice(0, maxOfGroup) ?? []) : []
  return { items, isFetching, isError }
}
