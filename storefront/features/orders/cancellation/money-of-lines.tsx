import type { CancelPreview } from '@rimal/contract/cancel-order'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { type ChosenLine, worthOf } from './chosen-lines.ts'
import { LessDue, CancelRefund } from './cancel-refund.tsx'

/**
 * Splits the amount: as much as possible is refunded to the payment method, the rest to store credit. An amount
 * that was only authorised is captured first.
 */
function partsOf(worth: number, { amount, how }: CancelPreview) {
  const source = Math.min(worth, amount)
  const said = how === 'nothing' ? how : ('returned' as const)
  return { amount: source, credit: worth - source, how: said }
}

/** The amount of the chosen units, announced at each change. */
export function MoneyOfLines(props: { preview: CancelPreview; chosen: readonly ChosenLine[] }) {
  const { preview, chosen } = props
  const { t } = useWords()
  const money = useMoney()
  const { amount, isAll } = worthOf(chosen, preview)
  const { due, delivery } = preview
  return (
    <div aria-live="polite" className="grid gap-3">
      {chosen.length === 0 ? null : isAll ? (
        <>
          <p className="text-small leading-tight">{t('cancel_that_is_all')}</p>
          <CancelRefund preview={preview} />
        </>
      ) : (
        <>
          {due === null ? (
            <CancelRefund preview={{ ...preview, ...partsOf(amount, preview) }} />
          ) : (
            <LessDue amount={amount} due={due} />
          )}
          <p className="text-small leading-tight text-ink-2">
            {delivery > 0
              ? t('cancel_rest_and_delivery', { amount: money(delivery) })
              : t('cancel_rest_stays')}
          </p>
        </>
      )}
    </div>
  )
}
