import { toLatinDigits } from '@rimal/contract/digits'
import { decimalsOf } from '@rimal/contract/money'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney, useShop } from '../../../shop.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { priceRange } from './price-range.ts'
import { priceOf } from '../list-address.ts'

/** Only the handles take the pointer: two tracks lie on each other. */
const handle = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-pointer',
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:border [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-paper',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:cursor-pointer',
  '[&::-moz-range-thumb]:rounded-none [&::-moz-range-thumb]:border [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-paper',
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-3 focus-visible:[&::-webkit-slider-thumb]:outline-ink',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-3 focus-visible:[&::-moz-range-thumb]:outline-ink',
].join(' ')

type Bounds = { min?: number; max?: number }

type Props = {
  bounds: { lowest: number; highest: number }
  params: URLSearchParams
  onChange: (price: Bounds) => void
}

/** Two handles on one line, and the same two amounts to type; minor units outside, whole ones inside. */
export function PriceFilter({ bounds, params, onChange }: Props) {
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { currency } = useShop()
  const unit = 10 ** decimalsOf(currency)
  const step = 10
  const low = Math.floor(bounds.lowest / unit / step) * step
  const high = Math.ceil(bounds.highest / unit / step) * step
  const { min, max } = priceOf(params)
  const from = clamp(min === undefined ? low : Math.round(min / unit), low, high)
  const to = clamp(max === undefined ? high : Math.round(max / unit), low, high)
  // While a handle is dragged, or an amount typed, nothing is asked yet.
  const [draft, setDraft] = useState<{ from: number; to: number } | null>(null)
  const shown = draft ?? { from, to }

  const commit = (next: { from: number; to: number }) => {
    setDraft(null)
    const sorted = { from: Math.min(next.from, next.to), to: Math.max(next.from, next.to) }
    if (sorted.from === from && sorted.to === to) return
    onChange({
      ...(sorted.from > low ? { min: sorted.from * unit } : {}),
      ...(sorted.to < high ? { max: sorted.to * unit } : {}),
    })
  }
  const share = (value: number) => `${((value - low) / (high - low)) * 100}%`
  const ends = [
    { end: 'from', value: shown.from, label: t('price_lowest') },
    { end: 'to', value: shown.to, label: t('price_highest') },
  ] as const

  return (
    <fieldset className="border-b border-rule pt-4 pb-5">
      <legend className="float-start mb-3 flex w-full justify-between gap-3 leading-tight">
        {t('facet_price')}
        <span className="text-small text-ink-2">
          {priceRange(words, currency, { min: shown.from * unit, max: shown.to * unit })}
        </span>
      </legend>
      <div className="relative clear-both mx-0.5 h-11">
        <span className="absolute inset-x-0 top-1/2 border-t border-rule" />
        <span
          className="absolute top-1/2 -mt-px border-t-2 border-ink"
          style={{
            insetInlineStart: share(shown.from),
            insetInlineEnd: `calc(100% - ${share(shown.to)})`,
          }}
        />
        {ends.map(({ end, value, label }) => (
          <input
            key={end}
            type="range"
            min={low}
            max={high}
            step={step}
            value={value}
            aria-label={label}
            aria-valuetext={money(value * unit)}
            onChange={(event) => setDraft(moved(shown, end, Number(event.target.value)))}
            onPointerUp={() => draft && commit(draft)}
            onKeyUp={() => draft && commit(draft)}
            onBlur={() => draft && commit(draft)}
            className={`pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent outline-none ${handle}`}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-2.5">
        {ends.map(({ end, value }) => (
          <Amount
            key={end}
            label={t(`price_${end}`)}
            value={value}
            onCommit={(amount) => commit(moved({ from, to }, end, clamp(amount, low, high)))}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Amount(props: { label: string; value: number; onCommit: (amount: number) => void }) {
  const { label, value, onCommit } = props
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const amount = Number.parseInt(toLatinDigits(typed ?? '').replaceAll(/[^\d]/g, ''), 10)
    setTyped(null)
    if (typed !== null && Number.isFinite(amount)) onCommit(amount)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

/** A handle stops where the other one stands. */
function moved(range: { from: number; to: number }, end: 'from' | 'to', value: number) {
  return end === 'from'
    ? { ...range, from: Math.min(value, range.to) }
    : { ...range, to: Math.max(value, range.from) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
