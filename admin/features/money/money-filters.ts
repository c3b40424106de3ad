import { moneyListSorts } from '@rimal/contract/staff/money-kinds'
import { dayFilters } from '../../ui/list/filters/day-filters.ts'
import type { ListFilter } from '../../ui/list/filters/list-filter.ts'
import type { useListAddress } from '../../ui/list/use-list-address.ts'
import type { Words } from '../../words.tsx'
import { providerName, providersAt } from './provider-name.ts'

/** The filters and the order that refunds and discrepancies share. */
export function moneyFilters(
  address: ReturnType<typeof useListAddress>,
  words: Words,
  usual: 'oldest' | 'newest',
) {
  const { t } = words
  const providers = providersAt(location.hostname)
  const provider = address.oneOf('provider', providers)
  const sort = address.oneOf('sort', moneyListSorts) ?? usual
  const days = dayFilters(address, words)
  const ofProvider: ListFilter = {
    name: 'provider',
    title: t('money_provider'),
    value: provider ?? '',
    every: t('money_every_provider'),
    choices: providers.map((one) => ({ value: one, label: providerName(t, one) })),
  }
  return {
    filters: [ofProvider, ...days.filters],
    sort: {
      title: t('list_sort'),
      value: sort,
      choices: moneyListSorts.map((one) => ({
        value: one,
        label: t(one === 'newest' ? 'list_sort_newest' : `money_sort_${one}`),
      })),
    },
    query: { ...(provider ? { provider } : {}), ...days.query, sort, ...address.page },
  }
}
