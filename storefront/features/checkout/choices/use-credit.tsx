import type { Checkout } from '@rimal/contract/checkout'
import { useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The customer's store credit, and the choice whether it pays for as much of this order as it covers. */
export function UseCredit(props: {
  credit: NonNullable<Checkout['credit']>
  /** The customer's choice while it is being saved. */
  wanted: boolean | null
  onChange: (isUsed: boolean) => void
}) {
  const { credit, wanted, onChange } = props
  const { balance, used, due } = credit
  const { t } = useWords()
  const money = useMoney()
  const id = useId()
  const isUsed = wanted ?? used > 0
  const isKnown = wanted === null && used > 0
  const island = (amount: number) => `\u2068${money(amount)}\u2069`
  return (
    <div className={`border ${isUsed ? 'border-ink inset-ring inset-ring-ink' : 'border-edge'}`}>
      <label
        htmlFor={id}
        className="grid cursor-pointer grid-cols-[1.25rem_1fr] items-center gap-3.5 px-4 py-3.5 leading-tight"
      >
        <span className="relative grid size-5">
          <input
            type="checkbox"
            id={id}
            checked={isUsed}
            onChange={({ target }) => onChange(target.checked)}
            aria-describedby={`${id}-hint`}
            className="peer size-5 appearance-none border border-edge bg-white checked:border-ink checked:bg-ink"
          />
          <Icon
            name="check"
            size="sm"
            className="pointer-events-none absolute inset-0 m-auto hidden text-paper peer-checked:block"
          />
        </span>
        <span className="grid gap-1">
          <span>{t('credit_use', { amount: island(balance) })}</span>
          <span id={`${id}-hint`} aria-live="polite" className="text-small text-ink-2 empty:hidden">
            {isKnown &&
              (due === 0 ? t('credit_use_all') : t('credit_use_rest', { amount: island(due) }))}
          </span>
        </span>
      </label>
    </div>
  )
}
