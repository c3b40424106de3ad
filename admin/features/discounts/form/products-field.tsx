import { Button, Input } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { useState } from 'react'
import { useRead } from '../../../queries.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import type { NamedProduct } from '../terms.ts'

type Props = { value: NamedProduct[]; onChange: (products: NamedProduct[]) => void }

const maxProducts = 100
const maxFound = 6
const pictureWidth = 36

/** Products to choose by their name; those that are chosen stand above the search. */
export function ProductsField({ value, onChange }: Props) {
  const { t, language } = useWords()
  const [search, setSearch] = useState('')
  return (
    <Input.Wrapper label={t('discount_products')} labelElement="div">
      <ul className={css.chosen}>
        {value.map(({ id, name }) => (
          <li key={id}>
            <bdi>{textIn(name, language)}</bdi>
            <Button variant="subtle" onClick={() => onChange(value.filter((one) => one.id !== id))}>
              {t('discount_remove_product', { name: isolate(textIn(name, language)) })}
            </Button>
          </li>
        ))}
      </ul>
      <SearchField label={t('discount_find_product')} value={search} onChange={setSearch} />
      {search && value.length < maxProducts ? (
        <Found search={search} chosen={value} onAdd={(product) => onChange([...value, product])} />
      ) : null}
    </Input.Wrapper>
  )
}

type FoundProps = {
  search: string
  chosen: NamedProduct[]
  onAdd: (product: NamedProduct) => void
}

function Found({ search, chosen, onAdd }: FoundProps) {
  const { t, language } = useWords()
  const { data } = useRead('GET staff/list-products', { query: { q: search } })
  if (!data) return <p aria-busy />
  const found = data.items
    .filter((row) => chosen.every(({ id }) => id !== row.id))
    .slice(0, maxFound)
  if (found.length === 0) return <p className={css.help}>{t('discount_no_product')}</p>
  return (
    <ul className={css.found}>
      {found.map(({ id, name, picture }) => (
        <li key={id}>
          {picture ? <Picture picture={{ ...picture, alt: '' }} width={pictureWidth} /> : null}
          <Button variant="subtle" onClick={() => onAdd({ id, name })}>
            {t('discount_add_product', { name: isolate(textIn(name, language)) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
