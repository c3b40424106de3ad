import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import type { SizeChoice } from './product-choice.ts'

type Props = { size: SizeChoice; busy: boolean; onBuy: () => void }

/** Without a size it looks asleep and says why; pressing it still helps. */
export function BuyButton({ size, busy, onBuy }: Props) {
  const { t } = useWords()
  const missing = size.kind === 'none'
  return (
    <Button
      full
      busy={busy}
      onClick={onBuy}
      className={missing ? 'border-sand! bg-sand! text-ink-2!' : ''}
    >
      {t(busy ? 'adding_to_bag' : missing ? 'choose_a_size' : 'add_to_bag')}
    </Button>
  )
}
