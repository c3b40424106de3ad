import { measurements, quartersToText } from '@rimal/contract/measure/measurements'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { storeUnit, useMyUnit } from '../custom-size/my-unit.ts'

type Measured = { name: string; measurements: Record<string, number> | null }

/**
 * Shows two measurements by which the customer recognises the set, and all fifteen on request. `about` is shown
 * above them.
 */
export function LineMeasurements({ line, about }: { line: Measured; about?: string }) {
  const { t, language } = useWords()
  const unit = useMyUnit()
  const [open, setOpen] = useState(false)
  const taken = line.measurements
  if (!taken) return null
  const text = (key: string) => quartersToText(taken[key] ?? 0, unit, language)
  return (
    <div className="text-small leading-tight">
      {t('cart_two_measurements', { sleeve: text('sleeve_length'), length: text('full_length') })}{' '}
      <TextButton onClick={() => setOpen(true)} aria-haspopup="dialog" className="text-oud">
        {t('cart_see_all_measurements', { all: measurements.length })}
        <span className="sr-only">{t('cart_measurements_of', { name: line.name })}</span>
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cart_measurements_of', { name: line.name })}
        kind="sheet"
      >
        <AllMeasurements
          about={about ?? t('cart_measurements_text', { name: line.name })}
          measurements={taken}
        />
      </Dialog>
    </div>
  )
}

function AllMeasurements({
  about,
  measurements: taken,
}: {
  about: string
  measurements: Record<string, number>
}) {
  const { t, language } = useWords()
  const unit = useMyUnit()
  return (
    <div className="grid gap-5 text-body leading-text text-ink">
      <p className="text-ink-2">{about}</p>
      <Segmented
        legend={t('length_unit')}
        value={unit}
        onChange={storeUnit}
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
              {t(`measurement_${key}`)}
            </dt>
            <dd>
              <bdi>
                {taken[key] === undefined ? '–' : quartersToText(taken[key], unit, language)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
