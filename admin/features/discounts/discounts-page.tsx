import { Button } from '@mantine/core'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { useGroupChoices } from '../products/use-group-choices.ts'
import { discountColumns } from './discount-columns.tsx'
import { discountStateOf, discountStates } from './discount-state.ts'

/** The discounts, the newest first; the state is in the address. */
export function DiscountsPage() {
  const words = useWords()
  const { t } = words
  const { can } = useSession()
  const shop = useShop()
  const choices = useGroupChoices()
  const [search] = useSearchParams()
  const state = discountStates.find((one) => one === search.get('state'))
  const { data, dataUpdatedAt, error, refetch } = useRead('GET staff/list-promotions')
  const now = new Date(dataUpdatedAt)
  const rows = data?.filter((one) => state === undefined || discountStateOf(one, now) === state)
  return (
    <>
      <PageHead title={t('admin_discounts')}>
        {can('promotions.manage') ? (
          <Button component={Link} to="/discounts/new" leftSection={<Icon name="plus" />}>
            {t('discounts_new')}
          </Button>
        ) : null}
      </PageHead>
      <DiscountTabs current={state ?? 'all'} discounts={data} now={now} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_discounts')}
          columns={discountColumns(words, {
            now,
            timeZone: shop?.timeZone ?? 'UTC',
            around: { currency: shop?.currency ?? 'AED', choices },
          })}
          rows={shop && rows}
          keyOf={({ promotionId }) => promotionId}
        />
      )}
      {rows?.length === 0 ? (
        <p className={ui.empty}>{t(state ? 'discounts_empty_state' : 'discounts_empty')}</p>
      ) : null}
    </>
  )
}

type TabsProps = { current: string; discounts: StaffPromotion[] | undefined; now: Date }

function DiscountTabs({ current, discounts, now }: TabsProps) {
  const { t } = useWords()
  const tabs = [
    { key: 'all', title: t('discounts_all'), to: '/discounts', count: discounts?.length },
    ...discountStates.map((state) => ({
      key: state,
      title: t(`discounts_${state}`),
      to: `/discounts?state=${state}`,
      count: discounts?.filter((one) => discountStateOf(one, now) === state).length,
    })),
  ]
  return <Tabs label={t('discounts_views')} tabs={tabs} current={current} />
}
