import { measurements, quartersToText } from '@rimal/contract/measure/measurements'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { keepUnit, useMyUnit } from '../custom-size/my-unit.ts'

type Measured = { name: string; measurements: Record<string, number> | null }

/** Two figures by which she knows the set, and all fifteen on request. */
export function LineFigures({ line }: { line: Measured }) {
  const { t, language } = useWords()
  const unit = useMyUnit()
  const [open, setOpen] = useState(false)
  const figures = line.measurements
  if (!figures) return null
  const text = (key: string) => quartersToText(figures[key] ?? 0, unit, language)
  return (
    <div className="text-small leading-tight">
      {t('cart_two_figures', { sleeve: text('sleeve_length'), length: text('full_length') })}{' '}
      <TextButton onClick={() => setOpen(true)} aria-haspopup="dialog" className="text-oud">
        {t('cart_see_all_figures', { all: measurements.length })}
        <span className="sr-only">{t('cart_figures_of', { name: line.name })}</span>
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cart_figures_of', { name: line.name })}
        kind="sheet"
      >
        <AllFigures name={line.name} figures={figures} />
      </Dialog>
    </div>
  )
}

function AllFigures({ name, figures }: { name: string; figures: Record<string, number> }) {
  const { t, language } = useWords()
  const unit = useMyUnit()
  return (
    <div className="grid gap-5 text-body leading-text text-ink">
      <p className="text-ink-2">{t('cart_figures_text', { name })}</p>
      <Segmented
        legend={t('length_unit')}
        value={unit}
        onChange={keepUnit}
        options={[
          { value: 'in', label: t('length_in') },
          { value: 'cm', label: t('length_cm') },
        ]}
        className="text-small"
      />
      <dl className="border-t border-rule leading-tight">
        {measurements.map(({ key, number }) => (
          <div key={key} className="flex justify-between gap-4 border-b border-rule py-2.5">
            <dt>
              <span className="inline-block min-w-7 text-ink-2">{number}.</span>
              {t(`figure_${key}`)}
            </dt>
            <dd>
              <bdi>
                {figures[key] === undefined ? '–' : quartersToText(figures[key], unit, language)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
