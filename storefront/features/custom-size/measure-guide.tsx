import { measurements } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { MeasureDrawing } from './measure-drawing.tsx'
import type { MeasureForm } from './use-measure-form.ts'

type Props = {
  form: MeasureForm
  /** One below the title above it. */
  heading: 'h2' | 'h3'
  className?: string
}

/**
 * Shows where the tape goes, as a drawing and in words. On a phone both are side by side and stay below `--above`
 * while the fields scroll, unless the window is too low for that (a phone in landscape, large text); on the desktop
 * the words are above the fields, as `MeasureHelp`.
 */
export function MeasureGuide({ form, heading, className = '' }: Props) {
  const { t } = useWords()
  return (
    <div
      className={`z-2 bg-paper max-lg:grid max-lg:max-h-[45dvh] max-lg:grid-cols-[min(8rem,34%)_minmax(0,1fr)] max-lg:overflow-y-auto max-lg:border-b max-lg:border-rule max-lg:sticky max-lg:top-[min(var(--above),(100dvh-27rem)*99)] ${className}`}
    >
      {/* Lines beyond the edge of an enlarged part may appear in the space around it. */}
      <div className="grid min-h-36 place-items-center overflow-hidden bg-wash p-2.5 lg:h-full lg:p-6">
        <MeasureDrawing
          active={form.active}
          label={t('custom_size_drawing', { name: t(`measurement_${form.active}`) })}
          className="size-full overflow-visible! lg:max-h-[34rem]"
        />
      </div>
      <MeasureHelp form={form} heading={heading} className="content-start px-4 py-3 lg:hidden" />
    </div>
  )
}

/** The active measurement, and how to take it. */
export function MeasureHelp({ form, heading: Heading, className = '' }: Props) {
  const { t } = useWords()
  const number = measurements.findIndex(({ key }) => key === form.active) + 1
  return (
    <div className={`grid gap-1 ${className}`}>
      <Heading className="text-h3">{`${number}. ${t(`measurement_${form.active}`)}`}</Heading>
      {/* As tall as the longest help text, so that the fields do not move from one to the next. */}
      <p className="min-h-[5lh] text-small leading-snug text-ink-2 lg:min-h-[2lh]">
        {t(`measurement_help_${form.active}`)}
      </p>
    </div>
  )
}
