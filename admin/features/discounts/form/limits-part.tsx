import { Checkbox } from '@mantine/core'
import { CountField, MoneyField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import type { PartProps } from './part-props.ts'

/** How often and for how much the discount applies at most, and whether it is added to others. */
export function LimitsPart({ terms, set, errors, currency }: PartProps) {
  const { t } = useWords()
  return (
    <div className={css.fields}>
      <p className={css.help}>{t('discount_limits_help')}</p>
      <div className={css.pair}>
        <CountField
          label={t('discount_usage_limit')}
          min={1}
          value={terms.usageLimit}
          onChange={(limit) => set('usageLimit', limit)}
          error={errors['usageLimit']}
        />
        <CountField
          label={t('discount_limit_each')}
          min={1}
          value={terms.limitEach}
          onChange={(limit) => set('limitEach', limit)}
          error={errors['limitEach']}
        />
      </div>
      <MoneyField
        label={t('discount_budget')}
        currency={currency}
        value={terms.budget}
        onChange={(budget) => set('budget', budget)}
        error={errors['budget']}
      />
      <Checkbox
        label={t('discount_combines')}
        description={t('discount_combines_help')}
        checked={terms.combines}
        onChange={(event) => set('combines', event.currentTarget.checked)}
      />
    </div>
  )
}
