import { formatDay } from '@rimal/contract/dates'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnableLine } from '@rimal/contract/returns/returns'
import { useId } from 'react'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
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
  const id = useId()
  const { lineId, name, colorName, size, madeToMeasure, picture, insteadOf } = line
  const most = mostFor(line, kind)
  const what = madeToMeasure ? t('piece_measured') : size !== null && t('piece_size', { size })
  return (
    <li className="py-4">
      <label
        htmlFor={id}
        className={`grid grid-cols-[1.25rem_min(4.5rem,18vw)_minmax(0,1fr)] items-center gap-3.5 leading-tight wrap-anywhere ${most === 0 ? 'text-ink-2' : 'cursor-pointer'}`}
      >
        <span className="relative grid size-5">
          <input
            type="checkbox"
            id={id}
            checked={Boolean(chosen)}
            disabled={most === 0}
            data-wrong={wrong || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) =>
              onChange(target.checked ? { lineId, quantity: 1, wantedSku: '' } : null)
            }
            className="peer size-5 appearance-none border border-edge bg-white checked:border-ink checked:bg-ink disabled:border-sand disabled:bg-sand"
          />
          <Icon
            name="check"
            size="sm"
            className="pointer-events-none absolute inset-0 m-auto hidden text-paper peer-checked:block"
          />
        </span>
        {/* Its name stands beside it. */}
        <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
        <span className="grid gap-1">
          <span className="font-display text-[1.25rem] leading-display">{name}</span>
          <span className="text-small text-ink-2">
            {[colorName, what].filter(Boolean).join(t('list_separator'))}
          </span>
          <span id={`${id}-note`} className="text-small text-ink-2">
            {noteOf(line, kind, words)}
          </span>
        </span>
      </label>
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
