import { formatDay } from '@rimal/contract/dates'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnableLine } from '@rimal/contract/returns/returns'
import { useId } from 'react'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { PieceTick } from '../../orders/piece-tick.tsx'
import type { ChosenPiece } from './ask-draft.ts'
import { mostFor } from './kinds-for.ts'

/** The pieces of the order; those that cannot be chosen say why. */
export function PieceChoice(props: {
  kind: ReturnKind
  lines: readonly ReturnableLine[]
  pieces: readonly ChosenPiece[]
  onChange: (pieces: ChosenPiece[]) => void
  error: string | undefined
  /** What is missing where nothing is chosen instead. */
  wanting: string | undefined
}) {
  const { kind, lines, pieces, onChange, error, wanting } = props
  const { t } = useWords()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-small leading-tight">{t('return_which')}</legend>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.map((line) => {
          const chosen = pieces.find(({ lineId }) => lineId === line.lineId)
          const others = pieces.filter(({ lineId }) => lineId !== line.lineId)
          return (
            <Piece
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

function Piece(props: {
  kind: ReturnKind
  line: ReturnableLine
  chosen: ChosenPiece | undefined
  wrong: boolean
  wanting: string | undefined
  onChange: (chosen: ChosenPiece | null) => void
}) {
  const { kind, line, chosen, wrong, wanting, onChange } = props
  const words = useWords()
  const { t } = words
  const { lineId, name, insteadOf } = line
  const most = mostFor(line, kind)
  return (
    <li className="py-4">
      <PieceTick
        piece={line}
        checked={Boolean(chosen)}
        disabled={most === 0}
        wrong={wrong}
        onChange={(checked) => onChange(checked ? { lineId, quantity: 1, wantedSku: '' } : null)}
        note={noteOf(line, kind, words)}
      />
      {chosen && (most > 1 || kind === 'exchange') && (
        <div className="grid gap-4 ps-8.5 pt-4">
          {most > 1 && (
            <div className="flex flex-wrap items-center gap-4">
              <span className="text-small">{t('return_how_many')}</span>
              <Quantity
                value={Math.min(chosen.quantity, most)}
                max={most}
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
  const { left, over, until, sewn, comesBack, insteadOf } = line
  const day = formatDay(until, language, { weekday: true })
  if (mostFor(line, kind) > 0) return t('return_until', { day })
  if (left === 0) return t('return_taken')
  if (over) return t('return_over', { day })
  if (sewn) return t('return_only_sewn')
  if (kind === 'alteration') return t('return_not_sewn')
  if (kind === 'exchange' && insteadOf.length === 0) return t('return_instead_none')
  return comesBack.length === 0 ? t('return_was_exchange') : t('return_taken')
}
