import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { PasskeyFailure } from './passkey-calls.ts'

/** Says why there is no passkey, or what the server refused. */
export function PasskeyNotice({ error }: { error: unknown }) {
  const { t } = useWords()
  if (!(error instanceof PasskeyFailure)) return <Notice error={error} />
  return (
    <p className={ui.notice} role="alert">
      {t(`passkey_${error.problem}`)}
    </p>
  )
}
