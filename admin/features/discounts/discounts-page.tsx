import { Button } from '@mantine/core'
import { promotionListSorts, promotionStates } from '@rimal/contract/staff/promotion-states'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Icon } from '../../ui/icon.tsx'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useShop } from '../../use-shop.ts'
import { type Words, useWords } from '../../words.tsx'
import { useGroupChoices } from '../products/use-group-choices.ts'
import { discountColumns } from './discount-columns.tsx'

/** The discounts; state, search, filters, order and page are in the address. */
export function DiscountsPage() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <PageHead title={t('admin_discounts')}>
        {can('promotions.manage') ? (
          <Button component={Link} to="/discounts/new" leftSection={<Icon name="plus" />}>
            {t('discounts_new')}
          </Button>
        ) : null}
      </PageHead>
      <Discounts />
    </>
  )
}

function Discounts() {
  const words = useWords()
  const { t } = words
  const shop = useShop()
  const choices = useGroupChoices()
  const address = useListAddress()
  const state = address.oneOf('state', promotionStates)
  const coded = address.oneOf('coded', ['yes', 'no'])
  const sort = address.oneOf('sort', promotionListSorts)
  const query = {
    ...(state ? { state } : {}),
    ...(coded ? { coded: coded === 'yes' } : {}),
    ...(sort ? { sort } : {}),
    ...address.page,
  }
  return (
    <FullList
      list="discounts"
      caption={t('admin_discounts')}
      address={address}
      searchLabel={t('discounts_search')}
      views={useDiscountTabs(state ?? 'all')}
      filters={[codeFilter(coded ?? '', words)]}
      sort={{
        title: t('discounts_sort'),
        value: sort ?? 'newest',
        choices: promotionListSorts.map((one) => ({
          value: one,
          label: t(`discounts_sort_${one}`),
        })),
      }}
      columns={discountColumns(words, {
        timeZone: shop?.timeZone ?? 'UTC',
        around: { currency: shop?.currency ?? 'AED', choices },
      })}
      keyOf={({ promotionId }: StaffPromotion) => promotionId}
      read={useRead('GET staff/list-promotions', { query })}
      empty={t(state ? 'discounts_empty_state' : 'discounts_empty')}
      {...useListFile('GET staff/download-promotions', { query })}
    />
  )
}

function codeFilter(value: string, { t }: Words) {
  return {
    name: 'coded',
    title: t('discounts_code'),
    value,
    every: t('discounts_every_code'),
    choices: [
      { value: 'yes', label: t('discounts_with_code') },
      { value: 'no', label: t('discounts_without_code') },
    ],
  }
}

function useDiscountTabs(current: string) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-promotions')
  const all = data && data.running + data.planned + data.ended + data.off
  const tabs = [
    { key: 'all', title: t('discounts_all'), to: '/discounts', count: all },
    ...promotionStates.map((state) => ({
      key: state,
      title: t(`discounts_${state}`),
      to: `/discounts?state=${state}`,
      count: data?.[state],
    })),
  ]
  return { label: t('discounts_views'), tabs, current }
}
