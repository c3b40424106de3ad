import { useParams } from 'react-router'
import { call } from '../../api.ts'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { isMissing } from '../../ui/resource/resource.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { Heart } from './heart.tsx'
import { WaitingItems } from './waiting-items.tsx'
import { wishlistColumns, WishlistItemView } from './wishlist-item.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('wishlist_shared_page'), noIndex: true }),
}

/** A shared list: its products that are in the shop, at current prices; the owner is not shown. */
export function Component() {
  const { token = '' } = useParams()
  const { t } = useWords()
  const { name } = useShop()
  const {
    result: items,
    failure,
    failed,
    load,
  } = useResource(`wishlist ${token}`, (signal) =>
    call('GET wishlist/get-shared/{token}', { params: { token }, signal }),
  )
  if (isMissing(failure)) return <Nothing title={t('wishlist_shared_gone')} />
  if (items?.length === 0) return <Nothing title={t('wishlist_shared_empty')} />
  return (
    <div className="wrap pt-6 lg:pt-12">
      <header className="pb-6 lg:pb-10">
        <h1 className="text-h1">{t('wishlist_shared_page')}</h1>
        <p className="max-w-[38rem] pt-2 text-ink-2">{t('wishlist_shared_lede', { name })}</p>
      </header>
      {failed && (
        <ErrorNote onRetry={load} className="max-w-[38rem]">
          {failed}
        </ErrorNote>
      )}
      {items ? (
        <ul className={wishlistColumns} aria-label={t('wishlist_shared_page')}>
          {items.map((item) => (
            <li key={item.product_item_id}>
              <WishlistItemView
                item={item}
                corner={
                  <Heart itemId={item.product_item_id} name={item.name} color={item.colorName} />
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        !failed && <WaitingItems count={4} label={t('wishlist_shared_loading')} />
      )}
    </div>
  )
}

function Nothing({ title }: { title: string }) {
  const { t } = useWords()
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={title}
        text={t('wishlist_shared_gone_text')}
        link={{ to: '/product-list', label: t('to_the_shop') }}
      />
    </div>
  )
}
