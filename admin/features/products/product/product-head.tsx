import type { StaffProduct } from '@rimal/contract/staff/products'
import { Link } from 'react-router'
import { isolate } from '../../../ui/isolate.ts'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { kindOfState } from '../product-state.ts'
import { ProductActs } from './product-acts.tsx'
import css from './product.module.css'

type Props = { product: StaffProduct; hasChanges: boolean; canEdit: boolean }

/** The name of the product, its state, and what can be done with it as a whole. */
export function ProductHead({ product, hasChanges, canEdit }: Props) {
  const { t, language } = useWords()
  const time = useTime()
  const { address, name, state, publishAt, savedAt, savedBy } = product
  const title = (language === 'arb' ? name.ar : name.en) || name.en || name.ar
  const when = time(savedAt)
  return (
    <header className={css.head}>
      <title>{title}</title>
      <div>
        <span className={css.crumb}>
          <Link to="/products">{t('admin_products')}</Link> · <bdi dir="ltr">{address}</bdi>
        </span>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className={css.facts}>
          <StateMark kind={kindOfState[state]}>
            {publishAt
              ? t('products_goes_out', { when: time(publishAt) })
              : t(`products_state_${state}`)}
          </StateMark>
          <span>
            {savedBy
              ? t('product_saved_by', { name: isolate(savedBy), when })
              : t('product_saved_at', { when })}
          </span>
        </p>
      </div>
      <ProductActs product={product} hasChanges={hasChanges} canEdit={canEdit} />
      <Parts />
    </header>
  )
}

const parts = [
  ['texts', 'product_texts'],
  ['colors', 'product_colors'],
  ['stock', 'product_stock'],
  ['prices', 'product_prices'],
  ['place', 'product_place'],
  ['production', 'product_production'],
  ['garment', 'product_garment'],
  ['search', 'product_search_engines'],
] as const

/** The ways to the parts of the page. */
function Parts() {
  const { t } = useWords()
  return (
    <nav className={css.parts} aria-label={t('product_parts')}>
      {parts.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {t(title)}
        </a>
      ))}
    </nav>
  )
}
