import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { BackToDiscounts } from './back-to-discounts.tsx'
import { ChangeDiscountForm } from './change-discount-form.tsx'
import { kindOfDiscountState } from './discount-state.ts'
import css from './discounts.module.css'
import { SaidTerms } from './said-terms.tsx'
import { SwitchDiscount } from './switch-discount.tsx'
import { termsOf } from './terms.ts'

/** One discount: what it does, whether it is on, and its name and days, which can change. */
export function DiscountPage() {
  const { id = '' } = useParams()
  const shop = useShop()
  const read = useRead('GET staff/get-promotion/{promotionId}', { params: { promotionId: id } })
  return (
    <ReadOne read={read} isIt={({ promotionId }) => promotionId === id}>
      {(promotion) =>
        shop ? (
          <Discount
            key={id}
            promotion={promotion}
            currency={shop.currency}
            timeZone={shop.timeZone}
          />
        ) : (
          <p aria-busy />
        )
      }
    </ReadOne>
  )
}

type Props = { promotion: StaffPromotion; currency: string; timeZone: string }

function Discount({ promotion, currency, timeZone }: Props) {
  const { t, language } = useWords()
  const mayChange = useSession().can('promotions.manage')
  const { state } = promotion
  const terms = termsOf(promotion, timeZone)
  return (
    <>
      <BackToDiscounts />
      <PageHead title={textIn(promotion.title, language)}>
        {mayChange ? (
          <Button
            component={Link}
            variant="default"
            to={`/discounts/new?copy=${promotion.promotionId}`}
          >
            {t('discount_copy')}
          </Button>
        ) : null}
      </PageHead>
      <div className={css.form}>
        <StateMark kind={kindOfDiscountState[state]}>{t(`discounts_${state}`)}</StateMark>
        <SaidTerms terms={terms} currency={currency} />
        {promotion.isWelcome ? <p className={css.help}>{t('discount_is_welcome')}</p> : null}
        {promotion.isWelcome || !mayChange ? null : (
          <>
            <p className={css.help}>{t('discount_copy_help')}</p>
            {state === 'ended' ? null : <SwitchDiscount promotion={promotion} />}
            <ChangeDiscountForm promotionId={promotion.promotionId} terms={terms} />
          </>
        )}
      </div>
    </>
  )
}
