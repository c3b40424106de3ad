import type { Product } from '@rimal/contract/catalog'
import type { TextKey } from '@rimal/contract/words/all-words'
import { useWords } from '../../i18n/words.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { PriceThere } from '../delivery/price-there.tsx'
import { BuyButton } from './buy-button.tsx'
import type { ProductChoice } from './product-choice.ts'

type Props = {
  product: Product
  choice: ProductChoice
  /** Once the button of the page itself has left the window; before, two of them would be one too many. */
  shown: boolean
  busy: boolean
  failed: TextKey | null
  onBuy: () => void
}

/**
 * The button within reach of the thumb. It is fixed to the end of the page's content, not of the window, so that it
 * never covers the footer; the root's scroll padding prevents it from covering the focus.
 */
export function StickyBar({ product, choice, shown, busy, failed, onBuy }: Props) {
  const { t } = useWords()
  const { item, size } = choice
  const chosen = [
    item.colorName,
    size.kind === 'size' ? String(size.size) : size.kind === 'custom' ? t('choice_to_measure') : '',
  ].filter(Boolean)
  return (
    <div
      data-foot-bar
      inert={!shown}
      className={`sticky bottom-0 z-4 -mx-(--gutter) mt-(--section) grid grid-cols-[auto_1fr] items-center gap-4 border-t border-rule bg-paper px-(--gutter) pt-2.5 pb-[max(1rem,var(--safe-bottom))] transition-[opacity,visibility] duration-(--calm) ease-calm lg:hidden ${shown ? '' : 'invisible opacity-0'}`}
    >
      {failed && (
        <ErrorNote onRetry={onBuy} className="col-span-2">
          {t(failed)}
        </ErrorNote>
      )}
      <div className="grid gap-1 leading-tight">
        <PriceThere of={{ ...product, compareAt: null }} />
        <span className="text-micro text-ink-2">{chosen.join(t('list_separator'))}</span>
      </div>
      <BuyButton choice={choice} limited={product.limitedTo !== null} busy={busy} onBuy={onBuy} />
    </div>
  )
}
