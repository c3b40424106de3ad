import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useRef, useState } from 'react'
import { useRead } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { Picture } from '../../ui/picture.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './found-products.module.css'

const maxFound = 6
const pictureWidth = 36

type Props = {
  /** What a press on a product does, said before its name. */
  act: 'look_add' | 'look_choose'
  isLeftOut?: (product: ProductRow) => boolean
  onChoose: (product: ProductRow) => void
}

/** Finds products by name, address or SKU, with their pictures, to choose one. */
export function FoundProducts({ act, isLeftOut = () => false, onChoose }: Props) {
  const { t, language } = useWords()
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState('')
  const element = useRef<HTMLElement>(null)
  const choose = (product: ProductRow) => {
    onChoose(product)
    const name = isolate(textIn(product.name, language))
    setSaid(t(act === 'look_add' ? 'look_added' : 'look_chosen', { name }))
    // The button that was pressed is gone with its product.
    element.current?.querySelector('input')?.focus()
  }
  return (
    <search ref={element} className={css.find}>
      <SearchField label={t('look_find')} value={search} onChange={setSearch} isInForm />
      <output className={ui.hidden}>{said}</output>
      {search === '' ? null : (
        <Found search={search} act={act} isLeftOut={isLeftOut} onChoose={choose} />
      )}
    </search>
  )
}

function Found({ search, act, isLeftOut, onChoose }: Required<Props> & { search: string }) {
  const { t, language } = useWords()
  const { data, error } = useRead('GET staff/list-products', { query: { q: search } })
  if (error && !data) return <p>{t('admin_no_answer')}</p>
  if (!data) return <p aria-busy />
  const found = data.items.filter((row) => !isLeftOut(row)).slice(0, maxFound)
  if (found.length === 0) return <p className={css.none}>{t('look_none_found')}</p>
  return (
    <ul className={css.found}>
      {found.map((product) => {
        const name = textIn(product.name, language)
        return (
          <li key={product.id}>
            {product.picture ? (
              <Picture picture={{ ...product.picture, alt: '' }} width={pictureWidth} />
            ) : (
              <span className={css.noPicture} />
            )}
            <Button variant="subtle" onClick={() => onChoose(product)}>
              {t(act, { name: isolate(name) })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
