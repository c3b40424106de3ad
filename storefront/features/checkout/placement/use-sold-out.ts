import type { Cart } from '@rimal/contract/cart'
import { useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { nameOf } from './describe-changes.ts'

/** Sold-out lines prevent the order until the customer removes them. */
export function useSoldOut(cart: Cart, onChanged: () => Promise<unknown>) {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)
  const gone = cart.lines.filter((line) => !line.buyable)

  async function removeSoldOut() {
    if (busy) return
    setBusy(true)
    for (const { id } of gone) {
      // One call after the other: each answer is the whole cart.
      await tryCall('POST guest-cart/remove-line', { body: { line_id: id } })
    }
    await onChanged()
    setBusy(false)
  }
  if (gone.length === 0) return null
  return { lines: gone.map(nameOf).join(t('list_separator')), removeSoldOut, busy }
}
