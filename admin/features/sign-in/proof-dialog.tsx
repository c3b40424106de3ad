import { call } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words.tsx'
import { FactorForm } from './factor-form.tsx'
import css from './sign-in.module.css'

type Props = { isOpen: boolean; onAnswer: (isGiven: boolean) => void }

/** Asks for the second factor before a call about rights or money. */
export function ProofDialog({ isOpen, onAnswer }: Props) {
  const { t } = useWords()
  const prove = async (code: string) => {
    await call('POST staff/prove', { body: { code } })
    onAnswer(true)
  }
  return (
    <Dialog title={t('proof_title')} isOpen={isOpen} onClose={() => onAnswer(false)} isOnTop>
      <p className={css.lede}>{t('proof_lede')}</p>
      <FactorForm onCode={prove} button="proof_button" />
    </Dialog>
  )
}
