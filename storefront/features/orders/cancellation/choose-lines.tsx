import type { CancellableLine } from '@rimal/contract/cancel-order'
import { useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { LineTick } from '../line-tick.tsx'
import type { ChosenLine } from './chosen-lines.ts'

/** The lines that can be cancelled, each with its amount. */
export function ChooseLines(props: {
  lines: readonly CancellableLine[]
  chosen: readonly ChosenLine[]
  onChange: (chosen: ChosenLine[]) => void
  error: string | undefined
}) {
  const { lines, chosen, onChange, error } = props
  const { t } = useWords()
  const money = useMoney()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-small leading-tight">{t('cancel_which')}</legend>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.map((line) => {
          const { lineId, name, left, refundable } = line
          const quantity = chosen.find((one) => one.lineId === lineId)?.quantity ?? 0
          const choose = (next: number) => {
            const others = chosen.filter((one) => one.lineId !== lineId)
            onChange(next === 0 ? others : [...others, { lineId, quantity: next }])
          }
          return (
            <li key={lineId} className="grid gap-3 py-4">
              <LineTick
                line={line}
                checked={quantity > 0}
                wrong={Boolean(error)}
                onChange={(checked) => choose(checked ? 1 : 0)}
                note={<bdi>{money(refundable[Math.max(quantity, 1) - 1] ?? 0)}</bdi>}
              />
              {quantity > 0 && left > 1 && (
                <div className="flex flex-wrap items-center gap-4 ps-8.5">
                  <span className="text-small">{t('return_how_many')}</span>
                  <Quantity value={quantity} max={left} of={name} onChange={choose} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
