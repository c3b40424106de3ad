import { useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { MeasureFoot } from './measure-foot.tsx'
import { MeasureGuide, MeasureHelp } from './measure-guide.tsx'
import type { OnSaved, SavedSet } from './measurements.ts'
import { ProfileOwner } from './profiles/profile-owner.tsx'
import { useMeasureForm } from './use-measure-form.ts'

/**
 * The form inside the dialog. Guide and button stay visible while the fields scroll; when the window is too low for
 * its text (a keyboard over half of it) the button is at the end and covers no field.
 */
export function MeasurePanel(props: {
  /** The saved set that the customer changes. */
  initial?: SavedSet | undefined
  onSaved: OnSaved
  /** Whether the measurements can, or must, be saved under a name. */
  named?: 'optional' | 'required'
  /** Whose figures they become. */
  profile?: { profileId: string; name: string } | undefined
}) {
  const { initial, onSaved, named, profile } = props
  const { t } = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(profile?.name ?? '')
  const [missed, setMissed] = useState(false)
  const nameless = named === 'required' && name.trim() === ''
  const saveAs = named && name.trim() ? { name: name.trim(), profileId: profile?.profileId } : null
  const form = useMeasureForm({ initial, onSaved, saveAs, form: ref })
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissed(nameless)
        if (nameless) focusFirstError(ref.current)
        else void form.submit()
      }}
      className="lg:[@media(min-height:38rem)]:grid lg:[@media(min-height:38rem)]:h-full lg:[@media(min-height:38rem)]:grid-rows-[minmax(0,1fr)_auto]"
    >
      <div className="min-h-0 lg:grid lg:grid-cols-[5fr_6fr] lg:[@media(min-height:38rem)]:grid-rows-[minmax(0,1fr)]">
        <MeasureGuide form={form} heading="h3" className="[--above:0px]" />
        <div className="min-h-0 px-5 pt-4 pb-6 lg:overflow-y-auto lg:px-8 lg:py-7">
          <MeasureHelp form={form} heading="h3" className="hidden pb-4 lg:grid" />
          <MeasureFields form={form} />
          {named && (
            <ProfileOwner
              name={name}
              onName={setName}
              optional={named === 'optional'}
              error={missed && nameless ? t('field_required') : undefined}
            />
          )}
        </div>
      </div>
      <MeasureFoot
        form={form}
        data-foot-bar
        className="z-2 border-t border-rule bg-paper px-5 pt-3 pb-[max(1.125rem,env(safe-area-inset-bottom))] sticky bottom-[min(0px,(100dvh-38rem)*99)] lg:px-8 lg:py-4"
      />
    </form>
  )
}
