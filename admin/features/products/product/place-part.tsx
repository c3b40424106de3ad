import { Checkbox, NativeSelect } from '@mantine/core'
import { useWords } from '../../../words.tsx'
import { type Choice, type GroupChoices, useGroupChoices } from '../use-group-choices.ts'
import type { PartProps } from './product-form.ts'
import css from './product.module.css'

/** The type, categories and collections of the product, and the values under which the filters find it. */
export function PlacePart({ form, canEdit }: PartProps) {
  const { t } = useWords()
  const choices = useGroupChoices()
  if (!choices) return <p aria-busy />
  const { value, set } = form
  return (
    <div className={css.fields}>
      <Ones form={form} canEdit={canEdit} choices={choices} />
      <Many
        label={t('product_collections')}
        values={value.collections}
        choices={choices.collections}
        canEdit={canEdit}
        onChange={(ids) => set('collections', ids)}
      />
      <Many
        label={t('product_categories')}
        values={value.categories}
        choices={choices.categories}
        canEdit={canEdit}
        onChange={(ids) => set('categories', ids)}
      />
      <Many
        label={t('product_occasions')}
        values={value.occasions}
        choices={choices.occasions}
        canEdit={canEdit}
        onChange={(ids) => set('occasions', ids)}
      />
    </div>
  )
}

type OnesProps = PartProps & { choices: GroupChoices }

function Ones({ form, canEdit, choices }: OnesProps) {
  const { t } = useWords()
  const { value, set, errors } = form
  return (
    <>
      <div className={css.pair}>
        <One
          label={t('product_type')}
          value={value.typeId}
          choices={choices.types}
          canEdit={canEdit}
          onChange={(id) => set('typeId', id ?? value.typeId)}
          error={errors['typeId']}
          isNeeded
        />
        <One
          label={t('product_fabric_kind')}
          value={value.fabricKind}
          choices={choices.fabrics}
          canEdit={canEdit}
          onChange={(id) => set('fabricKind', id)}
          error={errors['fabricKind']}
        />
      </div>
      <div className={css.pair}>
        <One
          label={t('product_opening_kind')}
          value={value.openingKind}
          choices={choices.openings}
          canEdit={canEdit}
          onChange={(id) => set('openingKind', id)}
          error={errors['openingKind']}
        />
      </div>
    </>
  )
}

type OneProps = {
  label: string
  value: string | null
  choices: Choice[]
  canEdit: boolean
  onChange: (id: string | null) => void
  error?: string | undefined
  isNeeded?: boolean
}

function One({ label, value, choices, canEdit, onChange, error, isNeeded = false }: OneProps) {
  const { t } = useWords()
  const none = isNeeded ? [] : [{ value: '', label: t('product_no_choice') }]
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[...none, ...choices]}
      error={error}
      disabled={!canEdit}
    />
  )
}

type ManyProps = {
  label: string
  values: readonly string[]
  choices: Choice[]
  canEdit: boolean
  onChange: (ids: string[]) => void
}

function Many({ label, values, choices, canEdit, onChange }: ManyProps) {
  if (choices.length === 0) return null
  return (
    <Checkbox.Group label={label} value={[...values]} onChange={onChange}>
      <div className={css.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            label={choice.label}
            disabled={!canEdit}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
