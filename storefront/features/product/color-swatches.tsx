import type { ProductItem } from '@rimal/contract/catalog'
import { useId } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Swatch } from '../catalog/swatch.tsx'
import { isColorSoldOut } from './product-choice.ts'

type Props = { items: ProductItem[]; chosen: ProductItem; onChoose: (id: string) => void }

/** The colours as squares of cloth; the name of the chosen colour is above them. */
export function ColorSwatches({ items, chosen, onChoose }: Props) {
  const { t } = useWords()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2.5 leading-tight">
        {t('choose_color')}: <span className="text-ink-2">{chosen.colorName}</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {items.map((item) => (
          <Swatch
            key={item.id}
            name={name}
            label={
              isColorSoldOut(item) ? t('color_sold_out', { color: item.colorName }) : item.colorName
            }
            soldOut={isColorSoldOut(item)}
            color={item.color_code}
            chosen={item.id === chosen.id}
            onChoose={() => onChoose(item.id)}
            className="size-11"
          />
        ))}
      </div>
    </fieldset>
  )
}
