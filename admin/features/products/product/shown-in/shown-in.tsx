import { languagePath } from '@rimal/contract/language'
import type { ProductPlaces } from '@rimal/contract/staff/product-places'
import { Link } from 'react-router'
import { useRead } from '../../../../queries.ts'
import { useSession } from '../../../../session.ts'
import { isolate } from '../../../../ui/isolate.ts'
import { usePolling } from '../../../../ui/read/use-polling.ts'
import { useWords } from '../../../../words.tsx'
import css from '../product.module.css'

const maxTries = 30

/** Says where shoppers see a published product, and why the home page is without it. */
export function ShownIn({ id }: { id: string }) {
  const { t } = useWords()
  const { data, refetch } = useRead('GET staff/get-product-places/{id}', { params: { id } })
  // The lists follow a change a moment later.
  const isLate = usePolling(data !== undefined && !data.isListed, refetch, maxTries)
  if (!data) return null
  if (!data.isListed) {
    return (
      <output className={css.lacks}>
        {t(isLate ? 'product_shown_late' : 'product_shown_soon')}
      </output>
    )
  }
  return (
    <aside className={css.lacks}>
      <p>{t('product_shown_in')}</p>
      <ul>
        <li>
          <ShopLink path="/product-list">{t('product_shown_in_all')}</ShopLink>
        </li>
        {data.lists.map(({ title, address }) => (
          <li key={address}>
            <ShopLink path={`/product-list/${address}`}>{title}</ShopLink>
          </li>
        ))}
        <OnHome home={data.home} />
      </ul>
    </aside>
  )
}

const words = {
  bestReviewed: 'home_section_best_reviewed',
  latest: 'home_section_latest',
} as const

function OnHome({ home: { sections, why, collection } }: { home: ProductPlaces['home'] }) {
  const { t } = useWords()
  const { can } = useSession()
  if (why === null) {
    return sections.map((section) => (
      <li key={section}>
        <ShopLink path="/home">{t('product_on_home', { section: t(words[section]) })}</ShopLink>
      </li>
    ))
  }
  return (
    <li>
      {t(`product_not_on_home_${why}`, { collection: isolate(collection ?? '') })}{' '}
      {can('content.edit') ? <Link to="/content/home">{t('product_edit_home')}</Link> : null}
    </li>
  )
}

function ShopLink({ path, children }: { path: string; children: string }) {
  const { language } = useWords()
  return (
    <a href={languagePath(language, path)} target="_blank" rel="noreferrer">
      <bdi>{children}</bdi>
    </a>
  )
}
