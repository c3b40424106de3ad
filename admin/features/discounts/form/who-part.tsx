import { Checkbox, TextInput } from '@mantine/core'
import { maxDiscountCode } from '@rimal/contract/limits'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import type { PartProps } from './part-props.ts'

const example = 'EID20'
const exampleGroup = 'friends'
const maxGroup = 40

/** The code that customers type, and the customers that the discount is for. */
export function WhoPart({ terms, set, errors }: PartProps) {
  const { t } = useWords()
  return (
    <div className={css.fields}>
      <TextInput
        label={t('discount_code')}
        description={terms.code ? t('discount_code_help', { example }) : t('discount_code_none')}
        dir="ltr"
        autoComplete="off"
        maxLength={maxDiscountCode}
        value={terms.code}
        onChange={(event) =>
          set('code', toLatinDigits(event.currentTarget.value).toUpperCase().replaceAll(/\s/g, ''))
        }
        error={errors['code']}
      />
      <Checkbox
        label={t('discount_first_order')}
        checked={terms.firstOrderOnly}
        onChange={(event) => set('firstOrderOnly', event.currentTarget.checked)}
      />
      <TextInput
        label={t('discount_group')}
        description={t('discount_group_help', { example: exampleGroup })}
        dir="ltr"
        autoComplete="off"
        maxLength={maxGroup}
        value={terms.customerGroup}
        onChange={(event) =>
          set('customerGroup', event.currentTarget.value.toLowerCase().replaceAll(/\s/g, '-'))
        }
        error={errors['customerGroup']}
      />
    </div>
  )
}
