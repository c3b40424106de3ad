import type { MeasurementProfile } from '@rimal/contract/custom-sizes'
import { useWords } from '../../../i18n/words.tsx'
import { AskDialog } from '../../../ui/ask-dialog.tsx'

/** Open while there is a profile to ask about. */
export function RemoveProfile(props: {
  profile: MeasurementProfile | null
  onKeep: () => void
  onRemove: () => Promise<void>
}) {
  const { profile, onKeep, onRemove } = props
  const { t } = useWords()
  return (
    <AskDialog
      open={profile !== null}
      title={t('profile_remove_ask', { name: profile?.name ?? '' })}
      keep={t('profile_keep')}
      act={t('profile_remove')}
      onKeep={onKeep}
      onAct={onRemove}
    >
      <p>{t('profile_remove_text')}</p>
    </AskDialog>
  )
}
