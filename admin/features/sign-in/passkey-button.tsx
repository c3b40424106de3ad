import { Button } from '@mantine/core'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { hasPasskeys } from './passkey-calls.ts'
import { PasskeyNotice } from './passkey-notice.tsx'
import css from './sign-in.module.css'

type Props = { button: 'passkey_sign_in' | 'passkey_prove'; onPress: () => Promise<unknown> }

/** The way without a password or a code, below the form; absent where the browser knows no passkeys. */
export function PasskeyButton({ button, onPress }: Props) {
  const { t } = useWords()
  const { run, isBusy, error } = useChange(onPress)
  if (!hasPasskeys()) return null
  return (
    <div className={css.passkey}>
      <p className={css.or}>{t('passkey_or')}</p>
      <PasskeyNotice error={error} />
      <Button variant="default" loading={isBusy} onClick={() => void run()} fullWidth>
        {t(button)}
      </Button>
    </div>
  )
}
