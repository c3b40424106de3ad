import { TextInput } from '@mantine/core'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import type { PartProps } from './part-props.ts'

type Props = Pick<PartProps, 'set' | 'errors'> & { terms: { from: string; until: string } }

/** The first and the last day of the discount, in the time zone of the shop. */
export function WhenPart({ terms, set, errors }: Props) {
  const { t } = useWords()
  return (
    <div className={css.pair}>
      <TextInput
        type="date"
        dir="ltr"
        label={t('discount_first_day')}
        description={t('discount_days_help')}
        value={terms.from}
        onChange={(event) => set('from', event.currentTarget.value)}
        error={errors['from']}
      />
      <TextInput
        type="date"
        dir="ltr"
        label={t('discount_last_day')}
        min={terms.from || undefined}
        value={terms.until}
        onChange={(event) => set('until', event.currentTarget.value)}
        error={errors['until']}
      />
    </div>
  )
}
