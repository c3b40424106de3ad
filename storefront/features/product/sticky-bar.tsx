import type { Product } from '@rimal/contract/catalog'
import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Price } from '../../ui/price.tsx'
import { BuyButton } from './buy-button.tsx'
import type { ProductChoice } from './product-choice.ts'

type Props = {
  product: Product
  choice: ProductChoice
  /** The button of the page itself: while it is seen, the bar is not. */
  button: RefObject<HTMLElement | null>
  busy: boolean
  onBuy: () => void
}

/**
 * The button within reach of the thumb. It sticks to the foot of the page's content, not of the
 * window, so that it never lies on the footer; the root's scroll padding keeps focus clear of it.
 */
export function StickyBar({ product, choice, button, busy, onBuy }: Props) {
  const { t } = useWords()
  const seen = useSeen(button)
  const { item, size } = choice
  const chosen = [
    item.colorName,
    size.kind === 'size' ? String(size.size) : size.kind === 'custom' ? t('choice_to_measure') : '',
  ].filter(Boolean)
  return (
    <div
      inert={seen}
      className={`sticky bottom-0 z-4 -mx-(--gutter) mt-(--section) grid grid-cols-[auto_1fr] items-center gap-4 border-t border-rule bg-paper px-(--gutter) pt-2.5 pb-[max(1rem,env(safe-area-inset-bottom))] transition-[opacity,visibility] duration-(--calm) ease-calm lg:hidden ${seen ? 'invisible opacity-0' : ''}`}
    >
      <div className="grid gap-1 leading-tight">
        <Price amount={product.price} />
        <span className="text-micro text-ink-2">{chosen.join(t('list_separator'))}</span>
      </div>
      <BuyButton size={size} busy={busy} onBuy={onBuy} />
    </div>
  )
}

function useSeen(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(Boolean(entry?.isIntersecting)))
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return seen
}
