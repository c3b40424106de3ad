import type { ProductItem } from '@rimal/contract/catalog'
import { useId } from 'react'
import { useWords } from '../../i18n/words.tsx'

type Props = { items: ProductItem[]; chosen: ProductItem; onChoose: (id: string) => void }

/** The colours as squares of cloth; the name of the chosen one stands above them. */
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
          <label
            key={item.id}
            title={item.colorName}
            className={`relative block size-11 cursor-pointer border border-ink/20 has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-ink ${item.id === chosen.id ? 'ring ring-ink ring-offset-3 ring-offset-paper' : ''}`}
            style={{ backgroundColor: item.color_code }}
          >
            <input
              type="radio"
              name={name}
              value={item.id}
              checked={item.id === chosen.id}
              onChange={() => onChoose(item.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{item.colorName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
