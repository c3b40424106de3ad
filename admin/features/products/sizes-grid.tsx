import { sizes as allSizes } from '@rimal/contract/limits'
import type { ReactNode } from 'react'
import { Chip } from './chip.tsx'

type Item = { id: string; colorCode: string; sizes: readonly { size: number }[] }

type Props<I extends Item> = {
  items: readonly I[]
  nameOf: (item: I) => string
  className: string | undefined
  caption?: ReactNode
  /** The title of the column of colours. */
  corner: ReactNode
  /** The cells of a colour, one for each of these sizes; a colour may lack some of them. */
  renderCells: (item: I, sizes: readonly number[]) => ReactNode
}

/** A table of colours by sizes, with the sizes that any of the colours has. */
export function SizesGrid<I extends Item>(props: Props<I>) {
  const { items, nameOf, className, caption, corner, renderCells } = props
  const sizes = allSizes.filter((size) =>
    items.some((item) => item.sizes.some((one) => one.size === size)),
  )
  return (
    <table className={className}>
      {caption}
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {sizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Chip color={item.colorCode} />
              {nameOf(item)}
            </th>
            {renderCells(item, sizes)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
