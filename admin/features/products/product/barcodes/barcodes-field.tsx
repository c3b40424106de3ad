import { TextInput } from '@mantine/core'
import { hasWrongCheckDigit, maxBarcode, readBarcode } from '@rimal/contract/stock/read-barcode'
import { toLatinDigits } from '@rimal/contract/text/digits'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../../words.tsx'
import type { FormItem } from '../product-form.ts'
import css from './barcodes.module.css'

type Props = {
  sizes: FormItem['sizes']
  onChange: (sizes: FormItem['sizes']) => void
  /** The sentence for the refused barcode of the size at this place. */
  errorAt: (place: number) => string | undefined
  canEdit: boolean
}

/** The barcode of each size of a colour, with the SKU of the sizes that exist. */
export function BarcodesField({ sizes, onChange, errorAt, canEdit }: Props) {
  const { t } = useWords()
  if (sizes.length === 0) return null
  const change = (place: number, typed: string) => {
    const barcode = toLatinDigits(typed).replaceAll(/\s/g, '') || null
    onChange(sizes.map((one, index) => (index === place ? { ...one, barcode } : one)))
  }
  return (
    <fieldset className={css.field}>
      <legend>{t('product_barcodes')}</legend>
      <div className={css.barcodes}>
        {sizes.map(({ size, sku, barcode }, place) => (
          <TextInput
            key={size}
            label={t('product_barcode_of', { size })}
            description={<About sku={sku} barcode={barcode} />}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxBarcode}
            readOnly={!canEdit}
            value={barcode ?? ''}
            onChange={(event) => change(place, event.currentTarget.value)}
            onKeyDown={goOn}
            error={errorAt(place) ?? (isUnreadable(barcode) ? t('barcode_unreadable') : undefined)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The SKU, and what is strange about the barcode: a wrong check digit does not stop the save. */
function About({ sku, barcode }: Pick<FormItem['sizes'][number], 'sku' | 'barcode'>) {
  const { t } = useWords()
  return (
    <>
      {sku === null ? null : <bdi dir="ltr">{sku}</bdi>}
      <output className={css.strange}>
        {barcode !== null && hasWrongCheckDigit(barcode) ? t('barcode_check_digit') : ''}
      </output>
    </>
  )
}

function isUnreadable(barcode: string | null): boolean {
  return barcode !== null && readBarcode(barcode) === undefined
}

/** A scanner ends with Enter, which goes to the next barcode and must not save the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []
  const all = [...fields]
  all[all.indexOf(event.currentTarget) + 1]?.focus()
}
