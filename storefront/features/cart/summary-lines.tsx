import type { CartLine } from '@rimal/contract/cart'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'

/** The lines in short, beside checkout; lines that cannot be bought are left out. */
export function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useWords()
  return (
    <ul className="grid gap-4" aria-label={t('cart_lines')}>
      {lines
        .filter(({ buyable }) => buyable)
        .map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
    </ul>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { t } = useWords()
  const { name, colorName, size, quantity, total, picture } = line
  const cut = size === null ? t('line_measured') : t('line_size', { size })
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-3.5 leading-tight">
      <Picture picture={picture} sizes="4.5rem" />
      <div className="grid gap-1">
        <span className="font-display text-[1.125rem]">{name}</span>
        <span className="text-small text-ink-2">{[colorName, cut].join(t('list_separator'))}</span>
        {quantity > 1 && (
          <span className="text-small text-ink-2">{t('summary_quantity', { quantity })}</span>
        )}
      </div>
      <Price amount={total} />
    </li>
  )
}
