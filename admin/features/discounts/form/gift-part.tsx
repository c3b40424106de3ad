import { Radio } from '@mantine/core'
import { promotionKinds, type PromotionKind } from '@rimal/contract/choices'
import { CountField, MoneyField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import type { PartProps } from './part-props.ts'

const maxUnits = 20

/** The kind of the discount, and the numbers that the kind has. */
export function GiftPart(props: PartProps) {
  const { t } = useWords()
  const { terms, set } = props
  return (
    <div className={css.fields}>
      <Radio.Group
        label={t('discount_kind')}
        value={terms.kind}
        onChange={(kind) => set('kind', kind as PromotionKind)}
      >
        <div className={css.choices}>
          {promotionKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`discount_kind_${kind}`)} />
          ))}
        </div>
      </Radio.Group>
      <Numbers {...props} />
    </div>
  )
}

function Numbers({ terms, set, errors, currency }: PartProps) {
  const { t } = useWords()
  const { kind } = terms
  if (kind === 'percent') {
    return (
      <CountField
        label={t('discount_percent')}
        unit="%"
        min={1}
        max={100}
        value={terms.percent}
        onChange={(percent) => set('percent', percent)}
        error={errors['percent']}
      />
    )
  }
  if (kind === 'amount') {
    return (
      <MoneyField
        label={t('discount_amount')}
        currency={currency}
        value={terms.amount}
        onChange={(amount) => set('amount', amount)}
        error={errors['amount']}
      />
    )
  }
  if (kind === 'free_shipping') return <p className={css.help}>{t('discount_delivery_help')}</p>
  return (
    <div className={css.pair}>
      <CountField
        label={t('discount_buy')}
        min={1}
        max={maxUnits}
        value={terms.buy}
        onChange={(buy) => set('buy', buy)}
        error={errors['buy']}
      />
      <CountField
        label={t('discount_get')}
        help={t('discount_buy_help')}
        min={1}
        max={maxUnits}
        value={terms.get}
        onChange={(get) => set('get', get)}
        error={errors['get']}
      />
    </div>
  )
}
