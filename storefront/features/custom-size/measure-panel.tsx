import { useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { MeasureDrawing } from './measure-drawing.tsx'
import { MeasureFields, MeasureHead } from './measure-fields.tsx'
import { MeasureFoot } from './measure-foot.tsx'
import { useMeasureForm } from './use-measure-form.ts'

/**
 * The form inside the dialog. Only the fields scroll: drawing, help and button stay in view. Where the
 * screen is too low for that (a phone on its side, text at 400 %), all of it scrolls as one.
 */
export function MeasurePanel(props: {
  initial: Record<string, number> | undefined
  onSaved: (customSizeId: string, measurements: Record<string, number>) => void
}) {
  const { t } = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const form = useMeasureForm({ ...props, form: ref })
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className="[@media(min-height:38rem)]:grid [@media(min-height:38rem)]:h-full [@media(min-height:38rem)]:grid-rows-[minmax(0,1fr)_auto]"
    >
      <div className="min-h-0 [@media(min-height:38rem)]:grid [@media(min-height:38rem)]:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[5fr_6fr] [@media(min-height:38rem)]:lg:grid-rows-[minmax(0,1fr)]">
        <div className="grid place-items-center overflow-hidden bg-wash lg:p-6">
          <MeasureDrawing
            active={form.active}
            label={t('custom_size_drawing', { name: t(`figure_${form.active}`) })}
            className="h-40 w-full lg:h-full lg:max-h-[34rem]"
          />
        </div>
        <div className="flex min-h-0 flex-col lg:overflow-y-auto lg:px-8 lg:py-7">
          <MeasureHead
            form={form}
            className="flex-none border-b border-rule px-5 pt-4 pb-2 lg:border-0 lg:p-0 lg:pb-4"
          />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-5 lg:flex-none lg:overflow-visible lg:p-0">
            <MeasureFields form={form} />
          </div>
        </div>
      </div>
      <MeasureFoot
        form={form}
        className="border-t border-rule px-5 pt-3 pb-[max(1.125rem,env(safe-area-inset-bottom))] lg:px-8 lg:py-4"
      />
    </form>
  )
}
