import type { Product } from '@rimal/contract/catalog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { showAlert } from '../../ui/alerts.tsx'
import { showToast } from '../../ui/toast.tsx'
import { addPiece } from '../cart/piece/add-piece.ts'
import { loadCart } from '../cart/use-cart.ts'
import { keepChoice, nothingChosen } from './kept-choice.ts'
import type { ProductChoice } from './product-choice.ts'

/**
 * Puts the chosen piece into the bag and goes there; a refusal is read out first. A request that got
 * no answer shows no alert and answers false, as the specification asks; a strip says that it did.
 */
export function useAddToBag(product: Product, choice: ProductChoice) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { t } = useWords()

  async function add(): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      const reply = await addPiece(pieceOf(product, choice))
      // It is in the bag: who comes back begins anew.
      if (reply.errorCode === 0) keepChoice(product.id, nothingChosen)
      else await showAlert({ title: t('refused_title'), message: reply.message })
      void loadCart()
      void navigate('/cart')
      return reply.errorCode === 0
    } catch {
      showToast(t('no_answer'))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { add, busy }
}

function pieceOf(product: Product, { item, size, remarks }: ProductChoice) {
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
