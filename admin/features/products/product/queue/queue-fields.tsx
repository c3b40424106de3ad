import { Checkbox } from '@mantine/core'
import type { StaffProduct } from '@rimal/contract/staff/products'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import ui from '../../../../ui/ui.module.css'
import { useWords } from '../../../../words.tsx'
import type { PartProps } from '../product-form.ts'
import css from '../product.module.css'

/** Whether shoppers wait before they can add the product, from when, and how many do so now. */
export function QueueFields({ form, canEdit, product }: PartProps & { product: StaffProduct }) {
  const { t } = useWords()
  const { value, set } = form
  const { waiting, admitted } = product.inQueue
  return (
    <div className={css.fields}>
      <Checkbox
        label={t('product_queued')}
        description={t('product_queued_help')}
        checked={value.queued}
        disabled={!canEdit}
        onChange={(event) => set('queued', event.currentTarget.checked)}
      />
      {value.queued && canEdit ? (
        <MomentField
          label={t('product_queue_opens_at')}
          description={t('product_queue_opens_help')}
          value={value.queueOpensAt}
          onChange={(moment) => set('queueOpensAt', moment)}
        />
      ) : null}
      {product.queued ? (
        <p className={ui.lede}>
          {t('product_queue_waiting', { count: waiting })}
          {' · '}
          {t('product_queue_admitted', { count: admitted })}
        </p>
      ) : null}
    </div>
  )
}
