import { Modal } from '@mantine/core'
import { useWords } from '../../words.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import css from './sign-in.module.css'

type Props = { isOpen: boolean; onAnswer: (isGiven: boolean) => void }

/** Asks a person whose session has ended to sign in again, above the page as it is. */
export function SignInAgainDialog({ isOpen, onAnswer }: Props) {
  const { t } = useWords()
  return (
    <Modal
      opened={isOpen}
      onClose={() => onAnswer(false)}
      closeButtonProps={{ 'aria-label': t('admin_close') }}
    >
      <p className={css.hint}>{t('sign_in_ended')}</p>
      <SignInSteps onSignedIn={() => onAnswer(true)} />
    </Modal>
  )
}
