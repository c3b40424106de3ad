import { Checkbox, Radio } from '@mantine/core'
import { MoneyField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'
import { type Choice, useGroupChoices } from '../../products/use-group-choices.ts'
import css from '../discounts.module.css'
import type { PartProps } from './part-props.ts'
import { ProductsField } from './products-field.tsx'

/** What the discount is for: everything, or products that are in any of the three lists. */
export function ForPart({ terms, set, errors, currency }: PartProps) {
  const { t } = useWords()
  const { isForSome } = terms
  const choose = (value: string) => {
    set('isForSome', value === 'some')
    if (value === 'some') return
    set('types', [])
    set('categories', [])
    set('products', [])
  }
  return (
    <div className={css.fields}>
      <Radio.Group
        label={t('discount_for')}
        value={isForSome ? 'some' : 'everything'}
        onChange={choose}
      >
        <div className={css.choices}>
          <Radio value="everything" label={t('discount_for_everything')} />
          <Radio value="some" label={t('discount_for_some')} />
        </div>
      </Radio.Group>
      {isForSome ? <Some terms={terms} set={set} /> : null}
      <MoneyField
        label={t('discount_minimum')}
        currency={currency}
        value={terms.minimum}
        onChange={(minimum) => set('minimum', minimum)}
        error={errors['minimum']}
      />
    </div>
  )
}

function Some({ terms, set }: Pick<PartProps, 'terms' | 'set'>) {
  const { t } = useWords()
  const choices = useGroupChoices()
  const { types, categories, products } = terms
  return (
    <>
      <Many
        label={t('discount_types')}
        values={types}
        choices={choices?.types ?? []}
        onChange={(ids) => set('types', ids)}
      />
      <Many
        label={t('discount_categories')}
        values={categories}
        choices={choices?.categories ?? []}
        onChange={(ids) => set('categories', ids)}
      />
      <ProductsField value={products} onChange={(chosen) => set('products', chosen)} />
    </>
  )
}

type ManyProps = {
  label: string
  values: string[]
  choices: Choice[]
  onChange: (ids: string[]) => void
}

function Many({ label, values, choices, onChange }: ManyProps) {
  if (choices.length === 0) return null
  return (
    <Checkbox.Group label={label} value={values} onChange={onChange}>
      <div className={css.choices}>
        {choices.map(({ value, label: name }) => (
          <Checkbox key={value} value={value} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
