import { Button, NativeSelect } from '@mantine/core'
import { ColorField } from '../../../ui/form/color-field.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { PictureGrid } from '../../../ui/picture-grid/picture-grid.tsx'
import { useWords } from '../../../words.tsx'
import { useGroupChoices } from '../use-group-choices.ts'
import { BarcodesField } from './barcodes/barcodes-field.tsx'
import type { FormItem } from './product-form.ts'
import css from './product.module.css'
import { SizesField } from './sizes-field.tsx'

type Props = {
  item: FormItem
  index: number
  errors: Record<string, string>
  canEdit: boolean
  onChange: (part: Partial<FormItem>) => void
  onRemove: () => void
  onUploading: (isUploading: boolean) => void
}

/** One colour: its name and shade, the sizes that are made in it, and its pictures. */
export function ColorFields(props: Props) {
  const { item, index, errors, canEdit, onChange, onRemove, onUploading } = props
  const { t, language } = useWords()
  const choices = useGroupChoices()
  const error = (field: string) => errors[`items.${index}.${field}`]
  const title =
    (language === 'arb' ? item.name.ar : item.name.en) ||
    t('product_color_number', { number: index + 1 })
  return (
    <section className={css.color} aria-label={title}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <TextInBoth
        label={t('product_color')}
        value={item.name}
        onChange={(name) => onChange({ name })}
        maxLength={60}
        isReadOnly={!canEdit}
        errors={{ en: error('name.en'), ar: error('name.ar') }}
      />
      <div className={css.pair}>
        <ColorField
          label={t('product_color_code')}
          value={item.colorCode}
          onChange={(colorCode) => onChange({ colorCode })}
          error={error('colorCode')}
          isReadOnly={!canEdit}
        />
        <NativeSelect
          label={t('product_color_family')}
          value={item.colorFamily ?? ''}
          onChange={(event) => onChange({ colorFamily: event.currentTarget.value || null })}
          data={[{ value: '', label: t('product_no_choice') }, ...(choices?.colors ?? [])]}
          error={error('colorFamily')}
          disabled={!canEdit}
        />
      </div>
      <SizesAndBarcodes item={item} error={error} onChange={onChange} canEdit={canEdit} />
      <PictureGrid
        label={t('product_pictures')}
        pictures={item.pictures}
        onChange={(pictures) => onChange({ pictures })}
        canEdit={canEdit}
        onBusy={onUploading}
        takesVideos
      />
      {error('pictures') ? <p className={css.wrong}>{error('pictures')}</p> : null}
      {canEdit ? (
        <Button variant="danger" onClick={onRemove} className={css.remove}>
          {t('product_remove_color')}
        </Button>
      ) : null}
    </section>
  )
}

type SizesProps = Pick<Props, 'item' | 'onChange' | 'canEdit'> & {
  error: (field: string) => string | undefined
}

function SizesAndBarcodes({ item, error, onChange, canEdit }: SizesProps) {
  return (
    <>
      <SizesField
        sizes={item.sizes}
        onChange={(sizes) => onChange({ sizes })}
        error={error('sizes')}
        canEdit={canEdit}
      />
      <BarcodesField
        sizes={item.sizes}
        onChange={(sizes) => onChange({ sizes })}
        errorAt={(place) => error(`sizes.${place}.barcode`)}
        canEdit={canEdit}
      />
    </>
  )
}
