import { maxProfileName } from '@rimal/contract/limits'
import { useWords } from '../../../i18n/words.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const usual = ['profile_me', 'profile_mother', 'profile_daughter'] as const

/** The name under which the measurements are saved: one of the usual ones, or one that the customer types. */
export function ProfileOwner(props: {
  name: string
  onName: (name: string) => void
  optional: boolean
  error: string | undefined
}) {
  const { name, onName, optional, error } = props
  const { t } = useWords()
  return (
    <section className="mt-7 grid gap-3 border-t border-rule pt-6">
      <div className="flex flex-wrap gap-2.5">
        {usual.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={name.trim() === t(key)}
            // A figure that is left may be answered with a line below it, which would move this button
            // away under the finger: it is left only when the name is chosen.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.currentTarget.focus()
              onName(t(key))
            }}
            className="min-h-11 border border-edge px-4 leading-tight hover:border-ink aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink"
          >
            {t(key)}
          </button>
        ))}
      </div>
      <TextField
        label={t('profile_name')}
        hint={t('profile_name_why')}
        value={name}
        onChange={onName}
        maxLength={maxProfileName}
        optional={optional}
        error={error}
      />
    </section>
  )
}
