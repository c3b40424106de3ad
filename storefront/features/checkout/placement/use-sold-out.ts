import type { Cart } from '@rimal/contract/cart'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { nameOf } from './describe-changes.ts'

/** Sold-out lines prevent the order until the customer removes them. */
export function useSoldOut(cart: Cart, onChanged: () => Promise<unknown>) {
  const { t } = useWords()
  const { busy, run } = useAction()
  const gone = cart.lines.filter((line) => !line.buyable)

  async function removeSoldOut() {
    for (const { id } of gone) {
      // One call after the other: each answer is the whole cart.
      await tryCall('POST guest-cart/remove-line', { body: { line_id: id } })
    }
    await onChanged()
  }
  if (gone.length === 0) return null
  return {
    lines: gone.map(nameOf).join(t('list_separator')),
    removeSoldOut: () => run(removeSoldOut),
    busy,
  }
}
