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

type Typed = Partial<Record<(typeof measures)[number], string>>

function Row({ size, row, canEdit, onChange }: RowProps) {
  const { t } = useWords()
  // Figures that do not make a whole row yet, or are being typed.
  const [typed, setTyped] = useState<Typed>({})
  const textOf = (name: (typeof measures)[number]) =>
    typed[name] ?? (row ? inchesOf(row[name]) : '')
  const type = (name: (typeof measures)[number], text: string) => {
    const next = { ...typed, [name]: text }
    setTyped(next)
    const figures = measures.map((one) => quartersOf(one === name ? text : textOf(one)))
    const [length, chest, shoulder, sleeve] = figures
    if (length && chest && shoulder && sleeve) onChange({ size, length, chest, shoulder, sleeve })
    else if (row) onChange(null)
  }
  return (
    <tr>
      <th scope="row">{size}</th>
      {measures.map((name) => (
        <td key={name}>
          <input
            aria-label={`${t(`product_${name}`)}, ${size}`}
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
