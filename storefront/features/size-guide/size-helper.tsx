import { toLatinDigits } from '@rimal/contract/text/digits'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GuideTable } from './guide-table.tsx'
import { adviseSize, type SizeAdvice, sizeRows } from './size-by-height.ts'

const heels = { flat: 0, heels_5: 5, heels_8: 8 } as const
type Shoes = keyof typeof heels

/**
 * Turns height and shoes into a size; the table below always explains it. On a product's page, `offer` renders the
 * actions for the size.
 */
export function SizeHelper({ promotion }: { promotion?: (advice: SizeAdvice) => ReactNode }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const [shoes, setShoes] = useState<Shoes>('flat')
  const height = readHeight(typed)
  const advice = height === undefined ? undefined : adviseSize(height, heels[shoes])
  return (
    <div className="grid gap-6">
      <TextField
        label={t('size_guide_height')}
        hint={t('size_guide_height_hint')}
        unit={t('length_cm')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setAsked(false)
        }}
        onBlur={() => setAsked(true)}
        error={
          asked && typed.trim() && height === undefined
            ? t('size_guide_height_unreadable')
            : undefined
        }
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        className="max-w-44 [&_input]:[text-align:var(--align-ltr)]"
      />
      <RadioCards
        legend={t('size_guide_heels')}
        value={shoes}
        onChange={setShoes}
        options={[
          { value: 'flat', title: t('size_guide_flat') },
          { value: 'heels_5', title: t('size_guide_heels_5') },
          { value: 'heels_8', title: t('size_guide_heels_8') },
        ]}
      />
      <output className="block empty:hidden">{advice && <Advice advice={advice} />}</output>
      {advice && promotion?.(advice)}
      <Heights shoes={shoes} chosen={typeof advice === 'object' ? advice.size : undefined} />
    </div>
  )
}

function Advice({ advice }: { advice: SizeAdvice }) {
  const { t } = useWords()
  if (typeof advice === 'string') return <span>{t(`size_guide_${advice}`)}</span>
  return (
    <>
      <span className="block font-display text-h3">{t('size_guide_take', advice)}</span>
      <span className="text-small text-ink-2">{t('size_guide_take_why')}</span>
    </>
  )
}

function Heights({ shoes, chosen }: { shoes: Shoes; chosen: number | undefined }) {
  const { t } = useWords()
  return (
    <GuideTable
      label={t('size_guide_lengths')}
      head={[
        t('size_guide_size'),
        t('size_guide_length_in'),
        t('size_guide_length_cm'),
        t('size_guide_height_cm'),
      ]}
      chosen={chosen}
      rows={sizeRows(heels[shoes]).map(({ size, inches, centimetres, from, to }) => ({
        size,
        cells: [String(inches), String(centimetres), t('size_guide_from_to', { from, to })],
      }))}
    />
  )
}

/** Reads '165', '165.5', '١٦٥', '165 cm' or '1.65'; any other text is no height. */
function readHeight(typed: string): number | undefined {
  const [, number] =
    /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:cm|m|سم|م)?$/.exec(toLatinDigits(typed.trim())) ?? []
  const value = Number(number?.replace(',', '.'))
  const height = value > 1 && value < 2.5 ? value * 100 : value
  return height >= 100 && height <= 230 ? height : undefined
}
