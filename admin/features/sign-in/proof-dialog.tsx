import { call, isRefusal } from '../../call.ts'
import { useSession } from '../../session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words.tsx'
import { FactorForm } from './factor-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { proveByPasskey } from './passkey-calls.ts'
import css from './sign-in.module.css'

type Props = {
  isOpen: boolean
  onAnswer: (isGiven: boolean) => void
  /** The session ended while the dialog was open. */
  onSessionEnd: () => void
}

/** Asks for the second factor before a call about rights or money. */
export function ProofDialog({ isOpen, onAnswer, onSessionEnd }: Props) {
  const { t } = useWords()
  const { me } = useSession()
  const proveBy = async (send: () => Promise<unknown>) => {
    try {
      await send()
      onAnswer(true)
    } catch (error) {
      if (!isRefusal(error, 'sign_in_needed')) throw error
      onSessionEnd()
    }
  }
  return (
    <Dialog title={t('proof_title')} isOpen={isOpen} onClose={() => onAnswer(false)} isOnTop>
      <p className={css.lede}>{t('proof_lede')}</p>
      <FactorForm
        onCode={(code) => proveBy(() => call('POST staff/prove', { body: { code } }))}
        button="proof_button"
      />
      {me.passkeys > 0 ? (
        <PasskeyButton button="passkey_prove" onPress={() => proveBy(proveByPasskey)} />
      ) : null}
    </Dialog>
  )
}
