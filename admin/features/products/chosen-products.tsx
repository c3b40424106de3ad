import { Input } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { NamedProduct as Product } from '@rimal/contract/staff/named-product'
import { isolate } from '../../ui/isolate.ts'
import { MoveActs } from '../../ui/order/move-acts.tsx'
import { useListActs } from '../../ui/order/use-list-acts.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './chosen-products.module.css'
import { FoundProducts } from './found-products.tsx'
import { NamedProduct } from './named-product.tsx'

type Props = {
  label: string
  help?: string
  value: Product[]
  onChange: (products: Product[]) => void
  max: number
  error: string | undefined
}

/** Products in an order that staff choose; a search below adds one to the end. */
export function ChosenProducts({ label, help, value, onChange, max, error }: Props) {
  const { t, language } = useWords()
  const nameAt = (index: number) => {
    const product = value[index]
    return product ? isolate(textIn(product.name, language)) : ''
  }
  const { said, item, adder, acts, add } = useListActs({ items: value, onChange, nameAt })
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} error={error}>
      <output className={ui.hidden}>{said}</output>
      {value.length === 0 ? <p className={css.help}>{t('chosen_none')}</p> : null}
      <ol className={css.products} {...adder} tabIndex={-1}>
        {value.map((product, index) => (
          <li key={product.id} {...item(index)}>
            <NamedProduct product={product} />
            <MoveActs {...acts(index)} />
          </li>
        ))}
      </ol>
      {value.length < max ? (
        <FoundProducts
          act="look_add"
          isLeftOut={({ id }) => value.some((one) => one.id === id)}
          onChoose={({ id, name, state, picture }) => {
            const product = { id, name, state, picture }
            // The last product takes the search away, and the focus moves to the list.
            if (value.length + 1 < max) onChange([...value, product])
            else add(product)
          }}
        />
      ) : (
        <p className={css.help}>{t('chosen_full', { count: max })}</p>
      )}
    </Input.Wrapper>
  )
}
