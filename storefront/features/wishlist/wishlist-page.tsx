import type { WishlistItem } from '@rimal/contract/wishlist'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { usePopularList } from '../catalog/use-popular-list.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { attempt, showToast } from '../../ui/toast.tsx'
import { heartName } from './hearts.ts'
import { changeWishlistItem } from './save-wishlist.ts'
import { MoveToCart } from './move-to-cart.tsx'
import { ShareList } from './share-list.tsx'
import { WishlistNotifications } from './wishlist-notifications.tsx'
import { useWishlistItems } from './use-wishlist-items.ts'
import { WaitingItems } from './waiting-items.tsx'
import { wishlistColumns, WishlistItemView } from './wishlist-item.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('my_wishlist'), noIndex: true }),
}

/** The wishlist: a guest's is stored in the browser, a customer's on the server. */
export function Component() {
  const { t } = useWords()
  const loggedIn = useLoginHint()
  const { items, count, token, notifies, setOwn, failed, load } = useWishlistItems()
  const list = useRef<HTMLUListElement>(null)
  if (items?.length === 0 && !failed) return <Nothing />
  return (
    <div className="wrap pt-6 lg:pt-12">
      <header className="pb-6 lg:pb-10">
        <h1 className="text-h1">{t('my_wishlist')}</h1>
        <div className="flex min-h-[1lh] flex-wrap items-baseline justify-between gap-x-8 gap-y-3 text-small">
          <p className="text-ink-2">{items && t('units', { count: items.length })}</p>
          {items && loggedIn && (
            <ShareList token={token} onToken={(now) => setOwn({ token: now })} />
          )}
        </div>
        {!loggedIn && <GuestLine className="pt-3" />}
      </header>
      {failed && (
        <ErrorNote onRetry={load} className="mb-6 max-w-[38rem]">
          {failed}
        </ErrorNote>
      )}
      {items ? (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('my_wishlist')}
          className={`outline-none ${wishlistColumns}`}
        >
          {items.map((item) => (
            <li key={item.product_item_id}>
              <WishlistItemView
                item={item}
                corner={
                  <Remove
                    item={item}
                    onRemoved={() => list.current?.focus({ preventScroll: true })}
                  />
                }
              >
                <MoveToCart item={item} onRefused={load} />
              </WishlistItemView>
            </li>
          ))}
        </ul>
      ) : (
        !failed && <WaitingItems count={count || 4} label={t('wishlist_loading')} />
      )}
      {items && loggedIn && (
        <WishlistNotifications notifies={notifies} onNotify={(now) => setOwn({ notifies: now })} />
      )}
    </div>
  )
}

function Remove({ item, onRemoved }: { item: WishlistItem; onRemoved: () => void }) {
  const { t } = useWords()
  const { product_item_id, name, colorName } = item

  async function remove() {
    onRemoved()
    const failure = await changeWishlistItem(product_item_id, false, t)
    if (failure !== undefined) return failure
    return showToast(t('wishlist_removed', { name }), {
      action: { label: t('wishlist_undo'), onClick: () => press(undo) },
    })
  }

  async function undo() {
    const failure = await changeWishlistItem(product_item_id, true, t)
    if (failure !== undefined) return failure
    return showToast(t('wishlist_added', { name }))
  }

  const press = (act: typeof undo) => void attempt(heartName(product_item_id), act)

  return (
    <IconButton
      icon="close"
      size="sm"
      label={t('wishlist_remove', { name, color: colorName })}
      onClick={() => press(remove)}
    />
  )
}

function GuestLine({ className = '' }: { className?: string }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const login = (
    <TextLink key="login" to="/user-login" state={{ from: pathname }} className="text-oud">
      {t('wishlist_guest_login')}
    </TextLink>
  )
  return (
    <p className={`text-small text-ink-2 ${className}`}>
      <Sentence text={t('wishlist_guest')} parts={{ login }} />
    </p>
  )
}

function Nothing() {
  const popular = usePopularList()
  const { t } = useWords()
  const { pathname } = useLocation()
  const loggedIn = useLoginHint()
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={t('wishlist_empty_title')}
        text={t('wishlist_empty_text')}
        link={popular}
      >
        {!loggedIn && (
          <TextLink to="/user-login" state={{ from: pathname }} className="mt-2 text-small">
            {t('wishlist_have_account')}
          </TextLink>
        )}
      </Empty>
    </div>
  )
}
