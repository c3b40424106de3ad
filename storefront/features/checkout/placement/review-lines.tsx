import type { Cart } from '@rimal/contract/cart'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { arrivalWords } from '../../cart/arrival-words.ts'
import { readyText } from '../../delivery/ready-text.ts'
import { LineRow } from '../line-row.tsx'

/** The ordered lines, once more before the button; on the desktop the summary beside it shows them. */
export function ReviewLines({ cart }: { cart: Cart }) {
  const words = useWords()
  const { t } = words
  const money = useMoney()
  return (
    <section className="grid gap-4 border-y border-rule py-5 lg:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-text text-body leading-tight">{t('review_title')}</h3>
        <TextLink to="/cart" className="text-small leading-tight">
          {t('checkout_edit')}
        </TextLink>
      </div>
      <ul className="grid gap-4">
        {cart.lines.map((line) => (
          <li key={line.id}>
            <LineRow
              line={line}
              note={
                <>
                  {line.buyable
                    ? line.arrival && (cart.pickup ? readyText : arrivalWords)(line.arrival, words)
                    : t(
                        line.notes.includes('other_currency')
                          ? 'cart_note_other_currency'
                          : 'cart_note_sold_out',
                      )}
                  {line.remarks && (
                    <span className="line-clamp-1 wrap-anywhere">
                      {t('line_note', { note: line.remarks })}
                    </span>
                  )}
                </>
              }
              end={line.buyable && <bdi>{money(line.total)}</bdi>}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
