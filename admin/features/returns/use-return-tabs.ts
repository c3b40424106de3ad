import { statesOfReturnList } from '@rimal/contract/staff/return-lists'
import { useRead } from '../../queries.ts'
import type { Tab } from '../../ui/tabs.tsx'
import { useWords } from '../../words.tsx'
import { returnsAddress, type ReturnsView, returnTabs } from './returns-view.ts'

/** The lists of returns as tabs, with the number of those that are not ended. */
export function useReturnTabs(view: ReturnsView) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-returns')
  const countOf = (states: readonly string[]) =>
    data?.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const tabs: Tab[] = [
    ...returnTabs.map((list) => ({
      key: list,
      title: t(`staff_returns_${list}`),
      to: returnsAddress(view, list),
      // Ended returns are not counted: their number says nothing about the work.
      count: list === 'ended' ? undefined : countOf(statesOfReturnList[list]),
    })),
    { key: 'all', title: t('list_all'), to: returnsAddress(view, 'all') },
  ]
  return { label: t('staff_returns_lists'), tabs, current: view.tab }
}
