import { Button, TextInput } from '@mantine/core'
import type { StockRow } from '@rimal/contract/staff/stock'
import { useWords } from '../../words.tsx'
import { signed } from './signed.ts'
import css from './stock.module.css'

type Props = {
  row: StockRow
  typed: string
  difference: number
  onType: (typed: string) => void
  /** Fewer units would be left than are reserved. */
  isRefused: boolean
}

/** A difference to type, or to press together, with the stock before and after it. */
export function DifferenceField({ row, typed, difference, onType, isRefused }: Props) {
  const { t } = useWords()
  const { onHand, reserved } = row
  const change = `\u2066${onHand} → ${onHand + difference}\u2069`
  return (
    <div>
      <div className={css.difference}>
        <Button
          variant="default"
          aria-label={t('stock_one_less')}
          onClick={() => onType(signed(difference - 1))}
        >
          −
        </Button>
        <TextInput
          label={t('stock_difference')}
          description={t('stock_difference_help')}
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          error={isRefused ? t('stock_below_reserved_note', { reserved }) : undefined}
          required
          data-autofocus
        />
        <Button
          variant="default"
          aria-label={t('stock_one_more')}
          onClick={() => onType(signed(difference + 1))}
        >
          +
        </Button>
      </div>
      <output className={css.effect}>{t('stock_effect', { change })}</output>
    </div>
  )
}
