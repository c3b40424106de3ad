import type { Product } from '@rimal/contract/catalog'
import type { TextKey } from '@rimal/contract/words/all-words'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { vibrate } from '../../device/vibrate.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { addItem } from '../cart/item/add-item.ts'
import { loadCart } from '../cart/use-cart.ts'
import { storeChoice, nothingChosen } from './stored-choice.ts'
import type { ProductChoice } from './product-choice.ts'

/**
 * Puts the chosen product into the cart and opens the cart; a refusal is shown first. A
 * shopper who has to wait comes to the queue. A request that got no answer shows no alert and returns false, as the
 * specification requires; `failed` is the sentence beside the button. Without a connection nothing is sent, so that the
 * sentence is true; after sending, the product may be in the cart although no answer came.
 */
export function useAddToCart(product: Product, choice: ProductChoice) {
  const { busy, run } = useAction()
  const [failed, setFailed] = useState<TextKey | null>(null)
  const navigate = useNavigate()

  async function addNow(): Promise<boolean> {
    if (!navigator.onLine) {
      setFailed('added_nothing')
      return false
    }
    setFailed(null)
    try {
      const reply = await addItem(itemOf(product, choice))
      // The product is in the cart: a shopper who returns to its page chooses anew.
      if (reply.errorCode === 0) {
        vibrate('light')
        storeChoice(product.id, nothingChosen)
      } else if (await (await import('./show-refusal.ts')).showRefusal(reply, navigate))
        return false
      void loadCart()
      void navigate('/cart')
      return reply.errorCode === 0
    } catch {
      setFailed('added_perhaps')
      return false
    }
  }

  return { add: () => run(addNow), busy, failed }
}

function itemOf(product: Product, { item, size, remarks }: ProductChoice) {
  const said = remarks.trim()
  return {
    product_id: product.id,
    product_item_id: item.id,
    color_code: item.color_code,
    isSingleCart: false,
    ...(size.kind === 'size' ? { size: size.size } : {}),
    ...(size.kind === 'custom' ? { customSizeId: size.customSizeId } : {}),
    ...(said ? { remarks: said } : {}),
  }
}
