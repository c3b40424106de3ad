import { formatDay } from '@rimal/contract/dates'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnableLine } from '@rimal/contract/returns/returns'
import { useId } from 'react'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { LineTick } from '../../orders/line-tick.tsx'
import type { ChosenLine } from './return-draft.ts'
import { maxFor } from './kinds-for.ts'

/** The lines of the order; those that cannot be chosen say why. */
export function LineChoice(props: {
  kind: ReturnKind
  lines: readonly ReturnableLine[]
  chosenLines: readonly ChosenLine[]
  onChange: (chosenLines: ChosenLine[]) => void
  error: string | undefined
  /** The error when no replacement is chosen. */
  wanting: string | undefined
}) {
  const { kind, lines, chosenLines, onChange, error, wanting } = props
  const { t } = useWords()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-small leading-tight">{t('return_which')}</legend>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.map((line) => {
          const chosen = chosenLines.find(({ lineId }) => lineId === line.lineId)
          const others = chosenLines.filter(({ lineId }) => lineId !== line.lineId)
          return (
            <Line
              key={line.lineId}
              kind={kind}
              line={line}
              chosen={chosen}
              wrong={Boolean(error)}
              wanting={chosen?.wantedSku === '' ? wanting : undefined}
              onChange={(next) => onChange(next ? [...others, next] : others)}
            />
          )
        })}
      </ul>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function Line(props: {
  kind: ReturnKind
  line: ReturnableLine
  chosen: ChosenLine | undefined
  wrong: boolean
  wanting: string | undefined
  onChange: (chosen: ChosenLine | null) => void
}) {
  const { kind, line, chosen, wrong, wanting, onChange } = props
  const words = useWords()
  const { t } = words
  const { lineId, name, insteadOf } = line
  const max = maxFor(line, kind)
  return (
    <li className="py-4">
      <LineTick
        line={line}
        checked={Boolean(chosen)}
        disabled={max === 0}
        wrong={wrong}
        onChange={(checked) => onChange(checked ? { lineId, quantity: 1, wantedSku: '' } : null)}
        note={noteOf(line, kind, words)}
      />
      {chosen && (max > 1 || kind === 'exchange') && (
        <div className="grid gap-4 ps-8.5 pt-4">
          {max > 1 && (
            <div className="flex flex-wrap items-center gap-4">
              <span className="text-small">{t('return_how_many')}</span>
              <Quantity
                value={Math.min(chosen.quantity, max)}
                max={max}
                of={name}
                onChange={(quantity) => onChange({ ...chosen, quantity })}
              />
            </div>
          )}
          {kind === 'exchange' && (
            <SelectField
              label={t('return_instead')}
              value={chosen.wantedSku}
              onChange={(wantedSku) => onChange({ ...chosen, wantedSku })}
              placeholder={t('return_instead_choose')}
              error={wanting}
              options={insteadOf.map(({ sku, ...other }) => ({
                value: sku,
                label: t('return_instead_one', { color: other.colorName, size: other.size }),
              }))}
            />
          )}
        </div>
      )}
    </li>
  )
}

/** Until when, or why not. */
function noteOf(line: ReturnableLine, kind: ReturnKind, { t, language }: Words): string {
  const { left, over, until, madeToOrder, refundable, insteadOf } = line
  const day = formatDay(until, language, { weekday: true })
  if (maxFor(line, kind) > 0) return t('return_until', { day })
  if (left === 0) return t('return_taken')
  if (over) return t('return_over', { day })
  if (madeToOrder) return t('return_only_made_to_order')
  if (kind === 'alteration') return t('return_not_made_to_order')
  if (kind === 'exchange' && insteadOf.length === 0) return t('return_instead_none')
  return refundable.length === 0 ? t('return_was_exchange') : t('return_taken')
}
