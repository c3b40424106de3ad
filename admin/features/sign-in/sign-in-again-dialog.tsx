import type { StaffMe } from '@rimal/contract/staff/sign-in'
import { useSession } from '../../session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

type Props = { isOpen: boolean; onAnswer: (isGiven: boolean) => void }

/** Asks a person whose session has ended to sign in again, above the page as it is. */
export function SignInAgainDialog({ isOpen, onAnswer }: Props) {
  const { t } = useWords()
  const { me } = useSession()
  const enter = ({ staffId }: StaffMe) => {
    // What another person had on the page must neither be shown nor sent under the new name.
    if (staffId === me.staffId) onAnswer(true)
    else location.reload()
  }
  return (
    <Dialog title={t('sign_in_ended')} isOpen={isOpen} onClose={() => onAnswer(false)} isOnTop>
      <SignInSteps onSignedIn={enter} />
    </Dialog>
  )
}
