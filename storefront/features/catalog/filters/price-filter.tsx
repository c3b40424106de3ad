import { decimalsOf } from '@rimal/contract/money'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney, useShop } from '../../../shop.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PriceBounds } from '../list-address.ts'
import { priceRange } from './price-range.ts'
import { type PriceEnd, type PriceSpan, readPrice, withTyped } from './typed-price.ts'
import type { ListPrices } from './use-list-prices.ts'

/** Only the handles react to the pointer: the two tracks lie on each other. */
const handle = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-pointer',
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:border [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-paper',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:cursor-pointer',
  '[&::-moz-range-thumb]:rounded-none [&::-moz-range-thumb]:border [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-paper',
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-3 focus-visible:[&::-webkit-slider-thumb]:outline-ink',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-3 focus-visible:[&::-moz-range-thumb]:outline-ink',
].join(' ')

type Props = { prices: ListPrices; onChange: (bounds: PriceBounds) => void }

/** Two handles on one line, and the same two amounts to type; minor units outside, major ones inside. */
export function PriceFilter({ prices, onChange }: Props) {
  const words = useWords()
  const { t } = words
  const { currency } = prices
  const span = usePriceSpan({ prices, onChange })
  const { edges, shown, unit, beyond, take } = span
  const minor = (lowest: number, highest: number) => ({
    min: Math.round(lowest * unit),
    max: Math.round(highest * unit),
  })
  const ends = [
    { end: 'from', value: shown.from, label: t('price_lowest') },
    { end: 'to', value: shown.to, label: t('price_highest') },
  ] as const

  return (
    <fieldset className="border-b border-rule pt-4 pb-5">
      <legend className="float-start mb-3 flex w-full justify-between gap-3 leading-tight">
        {t('facet_price')}
        <span className="text-small text-ink-2">
          {priceRange(words, currency, minor(shown.from, shown.to))}
        </span>
      </legend>
      <Track ends={ends} span={span} currency={currency} />
      <div className="mt-2 grid grid-cols-2 gap-2.5">
        {ends.map(({ end, value }) => (
          <Amount
            key={end}
            label={t(`price_${end}`)}
            edge={String(edges[end])}
            value={value === edges[end] ? '' : String(value)}
            onCommit={(text) => take(end, text)}
          />
        ))}
      </div>
      <output className="block pt-2 text-small leading-tight text-ink-2 empty:hidden">
        {beyond &&
          t('price_beyond', {
            range: priceRange(words, currency, { min: prices.lowest, max: prices.highest }),
          })}
      </output>
    </fieldset>
  )
}

type Span = ReturnType<typeof usePriceSpan>

/** The chosen bounds in major units, and what a handle or a typed amount changes. */
function usePriceSpan({ prices, onChange }: Props) {
  const { currency, min, max } = prices
  const own = useShop().currency
  const decimals = decimalsOf(currency)
  const unit = 10 ** decimals
  const step = 10
  const low = Math.floor(prices.lowest / unit / step) * step
  const high = Math.ceil(prices.highest / unit / step) * step
  const edges = { from: low, to: high }
  const from = clamp(min === undefined ? low : min / unit, low, high)
  const to = clamp(max === undefined ? high : max / unit, low, high)
  // While a handle is dragged, or an amount typed, nothing is asked yet.
  const [draft, setDraft] = useState<PriceSpan | null>(null)
  const [beyond, setBeyond] = useState(false)
  const shown = draft ?? { from, to }

  const commit = (next: PriceSpan, isBeyond = false) => {
    setDraft(null)
    setBeyond(isBeyond)
    if (next.from === from && next.to === to) return
    onChange({
      ...(next.from > low ? { min: Math.round(next.from * unit) } : {}),
      ...(next.to < high ? { max: Math.round(next.to * unit) } : {}),
      ...(currency === own ? {} : { currency }),
    })
  }
  const limits = {
    from: { min: low, max: Math.floor(prices.highest / unit) },
    to: { min: Math.ceil(prices.lowest / unit), max: high },
  }
  const take = (end: PriceEnd, text: string) => {
    const amount = text.trim() === '' ? edges[end] : readPrice(text, decimals)
    if (amount === undefined) return
    const { span, beyond: isBeyond } = withTyped({ from, to }, { end, amount }, limits)
    commit(span, isBeyond)
  }
  return { edges, step, shown, draft, setDraft, commit, take, unit, beyond }
}

function Track(props: {
  ends: readonly { end: PriceEnd; value: number; label: string }[]
  span: Span
  currency: string
}) {
  const { ends, span, currency } = props
  const { edges, step, shown, draft, setDraft, commit, unit } = span
  const { from: low, to: high } = edges
  const money = useMoney(currency)
  // Each handle is placed outside its end of the span, so that two handles with the same amount are side by side.
  const place = (value: number) =>
    `calc(1.5rem + (100% - 3rem) * ${high > low ? (value - low) / (high - low) : 0})`
  return (
    <div className="relative clear-both mx-0.5 h-11">
      <span className="absolute inset-x-0 top-1/2 border-t border-rule" />
      <span
        className="absolute top-1/2 -mt-px border-t-2 border-ink"
        style={{
          insetInlineStart: place(shown.from),
          insetInlineEnd: `calc(100% - ${place(shown.to)})`,
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
          aria-valuetext={money(Math.round(value * unit))}
          onChange={(event) => setDraft(moved(shown, end, Number(event.target.value)))}
          onPointerUp={() => draft && commit(draft)}
          onKeyUp={() => draft && commit(draft)}
          onBlur={() => draft && commit(draft)}
          className={`pointer-events-none absolute inset-y-0 h-11 w-[calc(100%-1.5rem)] appearance-none ${end === 'from' ? 'start-0' : 'end-0'} bg-transparent outline-none ${handle}`}
        />
      ))}
    </div>
  )
}

/** Empty, it sets no bound, and shows where the prices end by themselves. */
function Amount(props: {
  label: string
  edge: string
  value: string
  onCommit: (text: string) => void
}) {
  const { label, edge, value, onCommit } = props
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    setTyped(null)
    if (typed !== null) onCommit(typed)
  }
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={edge}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      className="[&_input]:[text-align:var(--align-ltr)]"
    />
  )
}

/** A handle stops at the position of the other one. */
function moved(range: PriceSpan, end: PriceEnd, value: number): PriceSpan {
  return end === 'from'
    ? { ...range, from: Math.min(value, range.to) }
    : { ...range, to: Math.max(value, range.from) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
