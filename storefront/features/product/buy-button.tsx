import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import type { ProductChoice } from './product-choice.ts'

type Props = {
  choice: ProductChoice
  /** A limited edition, of which no more is made. */
  limited: boolean
  busy: boolean
  onBuy: () => void
}

/** Its label says what a press does: add to the cart, ask for a size, or ask for the return of a sold-out size. */
export function BuyButton({ choice, limited, busy, onBuy }: Props) {
  const { t } = useWords()
  return (
    <Button full busy={busy} onClick={onBuy}>
      {t(busy ? 'adding_to_cart' : labelOf(choice, limited))}
    </Button>
  )
}

function labelOf({ size, isSoldOut, wanted }: ProductChoice, limited: boolean) {
  if (size.kind !== 'none') return 'add_to_cart'
  if (!isSoldOut && wanted === null) return 'choose_a_size'
  return limited ? 'sold_out_send_limited' : 'sold_out_send'
}
