import { textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { Link } from 'react-router'
import { StateMark } from '../../ui/state-mark.tsx'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { Words } from '../../words.tsx'
import { kindOfDiscountState } from './discount-state.ts'
import { type Around, sayDays, sayGift } from './say-terms.ts'
import { termsOf } from './terms.ts'

type Options = { timeZone: string; around: Around }

/** The columns of the discounts. */
export function discountColumns(
  words: Words,
  { timeZone, around }: Options,
): ListColumns<'discounts', StaffPromotion> {
  const { t, language } = words
  const money = (minor: number) => formatMoney(minor, { currency: around.currency, language })
  return {
    title: {
      title: t('discounts_title'),
      cell: ({ promotionId, title, code }) => (
        <>
          <Link className={ui.rowLink} to={`/discounts/${promotionId}`}>
            <bdi>{textIn(title, language)}</bdi>
          </Link>
          <Micro>{code === null ? t('discounts_no_code') : <bdi dir="ltr">{code}</bdi>}</Micro>
        </>
      ),
    },
    state: {
      title: t('discounts_state'),
      cell: ({ state }) => (
        <StateMark kind={kindOfDiscountState[state]}>{t(`discounts_${state}`)}</StateMark>
      ),
    },
    gives: {
      title: t('discounts_gives'),
      onPhone: 'wide',
      cell: (promotion) => (
        <>
          {sayGift(termsOf(promotion, timeZone), words, around)}
          {promotion.minimum > 0 ? (
            <Micro>{t('discount_says_from', { amount: money(promotion.minimum) })}</Micro>
          ) : null}
        </>
      ),
    },
    when: {
      title: t('discounts_when'),
      cell: (promotion) => sayDays(termsOf(promotion, timeZone), words) || t('discounts_always'),
    },
    used: usedColumn(words, money),
  }
}

/** How many orders have the discount, and what it took off in all. */
function usedColumn(
  { t }: Words,
  money: (minor: number) => string,
): Omit<Column<StaffPromotion>, 'key'> {
  return {
    title: t('discounts_used'),
    isNumber: true,
    cell: ({ uses, usageLimit, given, budget }) => (
      <>
        {usageLimit === null ? uses : t('discounts_uses', { uses, limit: usageLimit })}
        <Micro>
          {budget === null
            ? t('discounts_given', { amount: money(given) })
            : t('discounts_given_of', { amount: money(given), budget: money(budget) })}
        </Micro>
      </>
    ),
  }
}
