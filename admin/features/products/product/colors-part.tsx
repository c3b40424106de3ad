import { Button } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words.tsx'
import { ColorFields } from './color-fields.tsx'
import type { FormItem, PartProps } from './product-form.ts'
import css from './product.module.css'

type Props = PartProps & {
  /** Called when uploads of a colour begin, and when none is on its way any more. */
  onUploading: (key: string, isUploading: boolean) => void
}

/** The colours of the product, each with its sizes and its pictures. */
export function ColorsPart({ form, canEdit, onUploading }: Props) {
  const { t } = useWords()
  const { items } = form.value
  const change = (key: string, next: (item: FormItem) => FormItem) =>
    form.update('items', (now) => now.map((item) => (item.key === key ? next(item) : item)))
  const edit = ({ key, sizes }: FormItem, part: Partial<FormItem>) => {
    // The refused barcodes are named by the places of the sizes.
    if (part.sizes && part.sizes.length !== sizes.length) form.clearErrors()
    change(key, (now) => ({ ...now, ...part }))
  }
  const remove = (key: string) => {
    // The refused fields are named by the places of the colours.
    form.clearErrors()
    form.update('items', (now) => now.filter((item) => item.key !== key))
  }
  return (
    <div className={css.colors}>
      {items.length === 0 ? <p className={css.micro}>{t('product_no_colors')}</p> : null}
      {form.errors['items'] ? (
        <p className={css.wrong} role="alert">
          {form.errors['items']}
        </p>
      ) : null}
      {items.map((item, index) => (
        <ColorFields
          key={item.key}
          item={item}
          index={index}
          errors={form.errors}
          canEdit={canEdit}
          onChange={(part) => edit(item, part)}
          onRemove={() => remove(item.key)}
          onUploading={(isUploading) => onUploading(item.key, isUploading)}
        />
      ))}
      {canEdit ? (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          onClick={() => form.set('items', [...items, newColor(items)])}
        >
          {t('product_add_color')}
        </Button>
      ) : null}
    </div>
  )
}

/** A colour in black; it gets the sizes of the colour before it, as they mostly are the same. */
function newColor(items: readonly FormItem[]): FormItem {
  const sizes = items.at(-1)?.sizes.map(({ size }) => ({ size, sku: null, barcode: null })) ?? []
  return {
    key: crypto.randomUUID(),
    id: null,
    name: { en: '', ar: '' },
    colorCode: '#1a1a1a',
    colorFamily: null,
    sizes,
    pictures: [],
  }
}
