import { sizes as allSizes } from '@rimal/contract/limits'
import { useState } from 'react'
import { useWords } from '../../../words.tsx'
import type { PartProps, ProductForm } from './product-form.ts'
import css from './product.module.css'
import { inchesOf, quartersOf } from '../../../ui/form/quarter-inches.ts'

type Measured = ProductForm['garment'][number]
const measures = ['length', 'chest', 'shoulder', 'sleeve'] as const

/** The measurements of the finished garment by size; a size counts when all four of its figures are there. */
export function GarmentPart({ form, canEdit }: PartProps) {
  const { t } = useWords()
  const { garment } = form.value
  const made = new Set(form.value.items.flatMap((item) => item.sizes.map(({ size }) => size)))
  const sizes = allSizes.filter(
    (size) => made.has(size) || garment.some((row) => row.size === size),
  )
  if (sizes.length === 0) return <p className={css.micro}>{t('product_garment_first')}</p>
  const change = (size: Measured['size'], row: Measured | null) => {
    const rest = garment.filter((one) => one.size !== size)
    form.set(
      'garment',
      [...rest, ...(row ? [row] : [])].toSorted((a, b) => a.size - b.size),
    )
  }
  return (
    <div className={css.fields}>
      <p className={css.micro}>{t('product_garment_lede')}</p>
      <div className={css.stockScroll}>
        <table className={css.stock}>
          <thead>
            <tr>
              <th scope="col">{t('product_size')}</th>
              {measures.map((name) => (
                <th key={name} scope="col">
                  {t(`product_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <Row
                key={size}
                size={size}
                row={garment.find((one) => one.size === size)}
                canEdit={canEdit}
                onChange={(row) => change(size, row)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type RowProps = {
  size: Measured['size']
  row: Measured | undefined
  canEdit: boolean
  onChange: (row: Measured | null) => void
}

type Name = (typeof measures)[number]

/** Four figures of one size: all of them, or none. */
function Row({ size, row, canEdit, onChange }: RowProps) {
  const { t } = useWords()
  // The figures while they do not make a whole row yet.
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const [earlier, setEarlier] = useState(row)
  if (row !== earlier) {
    // A whole row is there, or the changes were discarded.
    setEarlier(row)
    setTyped({})
  }
  const textOf = (name: Name) => typed[name] ?? (row ? inchesOf(row[name]) : '')
  const type = (name: Name, text: string) => {
    const texts = measures.map((one) => (one === name ? text : textOf(one)))
    const [length, chest, shoulder, sleeve] = texts.map(quartersOf)
    const isEmpty = texts.every((one) => one.trim() === '')
    setTyped({ ...typed, [name]: text })
    if (length && chest && shoulder && sleeve) onChange({ size, length, chest, shoulder, sleeve })
    else if (isEmpty && row) onChange(null)
  }
  const isUnread = (name: Name) =>
    Object.keys(typed).length > 0 &&
    measures.some((one) => textOf(one).trim() !== '') &&
    quartersOf(textOf(name)) === undefined
  return (
    <tr>
      <th scope="row">{size}</th>
      {measures.map((name) => (
        <td key={name}>
          <input
            aria-label={`${t(`product_${name}`)}, ${size}`}
            aria-invalid={isUnread(name) || undefined}
            data-unread={isUnread(name) || undefined}
            inputMode="decimal"
            dir="ltr"
            readOnly={!canEdit}
            value={textOf(name)}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        </td>
      ))}
    </tr>
  )
}
