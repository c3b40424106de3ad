import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core'
import { maxWeight, sizes } from '@rimal/contract/limits'
import { CountField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'
import type { PartProps } from './product-form.ts'
import css from './product.module.css'

/** Whether the product is ready-to-wear or made to order, and what else its orders need. */
export function ProductionPart({ form, canEdit }: PartProps) {
  const { t } = useWords()
  const { value, set } = form
  return (
    <div className={css.fields}>
      <Radio.Group
        aria-label={t('product_production')}
        value={value.madeToOrder ? 'order' : 'stock'}
        onChange={(kind) => set('madeToOrder', kind === 'order')}
      >
        <div className={css.choices}>
          <Radio value="stock" label={t('product_ready_to_wear')} disabled={!canEdit} />
          <Radio value="order" label={t('product_made_to_order')} disabled={!canEdit} />
        </div>
      </Radio.Group>
      <Checkbox
        label={t('product_custom_size')}
        checked={value.customSize}
        disabled={!canEdit}
        onChange={(event) => set('customSize', event.currentTarget.checked)}
      />
      <Figures form={form} canEdit={canEdit} />
      <Model form={form} canEdit={canEdit} />
    </div>
  )
}

function Figures({ form, canEdit }: PartProps) {
  const { t } = useWords()
  const { value, set, errors } = form
  return (
    <div className={css.quarters}>
      <CountField
        label={t('product_lead_days')}
        value={value.leadDays}
        min={1}
        max={365}
        onChange={(days) => set('leadDays', days)}
        error={errors['leadDays']}
        isReadOnly={!canEdit}
      />
      <CountField
        label={t('product_limited_to')}
        value={value.limitedTo}
        min={1}
        max={100_000}
        onChange={(units) => set('limitedTo', units)}
        isReadOnly={!canEdit}
      />
      <CountField
        label={t('product_weight')}
        value={value.weight}
        min={1}
        max={maxWeight}
        unit={t('product_grams')}
        onChange={(grams) => set('weight', grams)}
        help={t('product_weight_help')}
        isReadOnly={!canEdit}
      />
      <TextInput
        type="date"
        dir="ltr"
        label={t('product_released_on')}
        value={value.releasedOn}
        readOnly={!canEdit}
        onChange={(event) => {
          if (event.currentTarget.value) set('releasedOn', event.currentTarget.value)
        }}
      />
    </div>
  )
}

const usualHeight = 170

function Model({ form, canEdit }: PartProps) {
  const { t } = useWords()
  const { model } = form.value
  const choose = (size: string) => {
    const sizeWorn = sizes.find((one) => String(one) === size)
    const heightCm = model?.heightCm ?? usualHeight
    form.set('model', sizeWorn === undefined ? null : { heightCm, sizeWorn })
  }
  return (
    <div className={css.quarters}>
      <NativeSelect
        label={t('product_model_size')}
        value={model?.sizeWorn ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: '', label: t('product_no_choice') }, ...sizes.map(String)]}
        disabled={!canEdit}
      />
      {model ? (
        <CountField
          label={t('product_model_height')}
          value={model.heightCm}
          min={120}
          max={220}
          unit={t('product_cm')}
          onChange={(heightCm) =>
            form.set('model', { ...model, heightCm: heightCm ?? usualHeight })
          }
          isReadOnly={!canEdit}
        />
      ) : null}
    </div>
  )
}
