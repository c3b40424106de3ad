import type { WishlistItem } from '@rimal/contract/wishlist'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerOf } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { attempt, showToast } from '../../ui/toast.tsx'
import { addItem } from '../cart/item/add-item.ts'
import { productAddress } from '../cart/item/product-address.ts'
import { loadCart } from '../cart/use-cart.ts'
import { showRefusal } from '../product/show-refusal.ts'
import { heartName } from './hearts.ts'
import { changeWishlistItem } from './save-wishlist.ts'

type Props = { item: WishlistItem; onRefused: () => void }

/**
 * Moves an item to the cart with one press when it has one size, with two when it has more; else links to its page.
 */
export function MoveToCart({ item, onRefused }: Props) {
  const { t } = useWords()
  const [choosing, setChoosing] = useState(false)
  const { move, busy } = useMove({ item, onRefused })
  const { product_item_id, name, sizes, state } = item
  const said = (act: string) => t('wishlist_act_of', { act, name, color: item.colorName })

  const press = (size: number) => {
    setChoosing(false)
    void attempt(`move ${product_item_id}`, () => move(size))
  }

  if (state === 'withdrawn') return null
  const [first, ...others] = sizes
  if (first === undefined) {
    const act = t(item.customSize ? 'wishlist_made_to_measure' : 'wishlist_see')
    return (
      <ButtonLink
        kind="outline"
        full
        to={productAddress(item)}
        aria-label={said(act)}
        className="relative z-2 mt-2"
      >
        {act}
      </ButtonLink>
    )
  }
  const chooses = others.length > 0 || item.customSize
  return (
    <>
      <Button
        kind="outline"
        full
        busy={busy}
        aria-label={said(t('wishlist_move'))}
        aria-haspopup={chooses ? 'dialog' : undefined}
        onClick={() => (chooses ? setChoosing(true) : press(first))}
        className="relative z-2 mt-2"
      >
        {t('wishlist_move')}
      </Button>
      <ChooseSize item={item} open={choosing} onClose={() => setChoosing(false)} onChoose={press} />
    </>
  )
}

function useMove({ item, onRefused }: Props) {
  const { t } = useWords()
  const { busy, run } = useAction()
  const navigate = useNavigate()
  const { product_id, product_item_id, color_code, name } = item

  async function move(size: number) {
    const added = { product_id, product_item_id, color_code, size, isSingleCart: false }
    const reply = await run(() => answerOf(addItem(added)))
    if (!reply) return reply
    if (reply.errorCode !== 0) {
      // The size is sold out, or its price has changed: the list is loaded anew.
      onRefused()
      await showRefusal(reply, navigate)
      return undefined
    }
    void loadCart()
    showToast(t('wishlist_moved', { name }), {
      link: { to: '/cart', label: t('wishlist_open_cart') },
    })
    // Tried again it only leaves the list: it is in the cart already.
    void attempt(heartName(product_item_id), () => changeWishlistItem(product_item_id, false, t))
    return undefined
  }
  return { move, busy }
}

function ChooseSize(props: {
  item: WishlistItem
  open: boolean
  onClose: () => void
  onChoose: (size: number) => void
}) {
  const { item, open, onClose, onChoose } = props
  const { t } = useWords()
  return (
    <Dialog kind="sheet" open={open} onClose={onClose} title={t('wishlist_which_size')}>
      <p className="mb-5 text-ink-2">
        {item.name} · {item.colorName}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {item.sizes.map((size) => (
          <li key={size}>
            <button
              type="button"
              onClick={() => onChoose(size)}
              className="grid min-h-12 min-w-14 place-items-center border border-edge bg-white hover:border-ink"
            >
              {size}
            </button>
          </li>
        ))}
      </ul>
      <p className="pt-7 pb-2 text-small">
        <TextLink to={productAddress(item)}>
          {t(item.customSize ? 'sew_to_measure' : 'wishlist_see')}
        </TextLink>
      </p>
    </Dialog>
  )
}
