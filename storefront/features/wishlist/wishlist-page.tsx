import type { WishedPiece } from '@rimal/contract/wishlist'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { changeWish } from './keep-wishes.ts'
import { MoveToBag } from './move-to-bag.tsx'
import { ShareList } from './share-list.tsx'
import { TellNews } from './tell-news.tsx'
import { useWishedPieces } from './use-wished-pieces.ts'
import { WaitingPieces } from './waiting-pieces.tsx'
import { wishedColumns, WishedPieceView } from './wished-piece.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('my_wishlist'), noIndex: true }),
}

/** What she keeps: of a guest it stands in her browser, of a customer with us. */
export function Component() {
  const { t } = useWords()
  const loggedIn = useLoginHint()
  const { pieces, count, token, tellsNews, setHers, failed, load } = useWishedPieces()
  const list = useRef<HTMLUListElement>(null)
  if (pieces?.length === 0 && !failed) return <Nothing />
  return (
    <div className="wrap pt-6 lg:pt-12">
      <header className="pb-6 lg:pb-10">
        <h1 className="text-h1">{t('my_wishlist')}</h1>
        <div className="flex min-h-[1lh] flex-wrap items-baseline justify-between gap-x-8 gap-y-3 text-small">
          <p className="text-ink-2">{pieces && t('pieces', { count: pieces.length })}</p>
          {pieces && loggedIn && (
            <ShareList token={token} onToken={(now) => setHers({ token: now })} />
          )}
        </div>
        {!loggedIn && <GuestLine className="pt-3" />}
      </header>
      {failed && (
        <ErrorNote onRetry={load} className="mb-6 max-w-[38rem]">
          {failed}
        </ErrorNote>
      )}
      {pieces ? (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('my_wishlist')}
          className={`outline-none ${wishedColumns}`}
        >
          {pieces.map((piece) => (
            <li key={piece.product_item_id}>
              <WishedPieceView
                piece={piece}
                corner={
                  <Remove
                    piece={piece}
                    onRemoved={() => list.current?.focus({ preventScroll: true })}
                  />
                }
              >
                <MoveToBag piece={piece} onRefused={load} />
              </WishedPieceView>
            </li>
          ))}
        </ul>
      ) : (
        !failed && <WaitingPieces count={count || 4} label={t('wishes_loading')} />
      )}
      {pieces && loggedIn && (
        <TellNews tells={tellsNews} onTells={(now) => setHers({ tellsNews: now })} />
      )}
    </div>
  )
}

function Remove({ piece, onRemoved }: { piece: WishedPiece; onRemoved: () => void }) {
  const { t } = useWords()
  const { product_item_id, name, colorName } = piece

  async function remove() {
    onRemoved()
    const refusal = await changeWish(product_item_id, false, t)
    if (refusal) return showToast(refusal)
    showToast(t('wish_dropped', { name }), {
      action: { label: t('wish_undo'), onClick: () => void undo() },
    })
  }

  async function undo() {
    showToast((await changeWish(product_item_id, true, t)) ?? t('wish_kept', { name }))
  }

  return (
    <IconButton
      icon="close"
      size="sm"
      label={t('wish_remove', { name, color: colorName })}
      onClick={() => void remove()}
    />
  )
}

function GuestLine({ className = '' }: { className?: string }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const login = (
    <TextLink key="login" to="/user-login" state={{ from: pathname }} className="text-oud">
      {t('wishes_guest_login')}
    </TextLink>
  )
  return (
    <p className={`text-small text-ink-2 ${className}`}>
      <Sentence text={t('wishes_guest')} parts={{ login }} />
    </p>
  )
}

function Nothing() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const loggedIn = useLoginHint()
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={t('wishes_empty_title')}
        text={t('wishes_empty_text')}
        link={{ to: '/product-list/best_seller', label: t('cart_empty_best') }}
      >
        {!loggedIn && (
          <TextLink to="/user-login" state={{ from: pathname }} className="mt-2 text-small">
            {t('wishes_have_account')}
          </TextLink>
        )}
      </Empty>
    </div>
  )
}
