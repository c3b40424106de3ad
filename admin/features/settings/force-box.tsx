import { Checkbox } from '@mantine/core'
import { isRefusal } from '../../call.ts'
import { useWords } from '../../words.tsx'
import css from './settings.module.css'

type Props = {
  /** What saving was refused with. */
  error: unknown
  isForced: boolean
  onChange: (isForced: boolean) => void
}

/** Prices keep their numbers when the currency changes, so the owner confirms the change. */
export function ForceBox({ error, isForced, onChange }: Props) {
  const { t } = useWords()
  if (!isForced && !isRefusal(error, 'currency_keeps_numbers')) return null
  return (
    <div className={css.box}>
      <Checkbox
        label={t('settings_force_currency')}
        checked={isForced}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
