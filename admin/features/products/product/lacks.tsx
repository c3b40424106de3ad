import type { StaffProduct } from '@rimal/contract/staff/products'
import { isolate } from '../../../ui/isolate.ts'
import { type Words, useWords } from '../../../words.tsx'
import css from './product.module.css'

/** Says what must still be there before a draft can be published. */
export function Lacks({ product }: { product: StaffProduct }) {
  const words = useWords()
  const { lacks, state } = product
  if (lacks.length === 0 || state === 'published' || state === 'archived') return null
  return (
    <aside className={css.lacks}>
      <p>{words.t('product_lacks', { count: lacks.length })}</p>
      <ul>
        {lacks.map((field) => (
          <li key={field}>{sentenceOf(field, product, words)}</li>
        ))}
      </ul>
    </aside>
  )
}

function sentenceOf(field: string, { items }: StaffProduct, { t, language }: Words): string {
  if (field === 'name.en') return t('product_lack_name_en')
  if (field === 'name.ar') return t('product_lack_name_ar')
  const [, index, part] = field.split('.')
  const name = items[Number(index)]?.name
  if (!name) return t('product_lack_items')
  const color = isolate((language === 'arb' ? name.ar : name.en) || name.en)
  return t(part === 'sizes' ? 'product_lack_sizes' : 'product_lack_pictures', { color })
}
