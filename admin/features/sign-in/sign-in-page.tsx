import type { StaffMe } from '@rimal/contract/staff/sign-in'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

/** The sign-in; the address stays that of the page that was asked for. */
export function SignInPage({ onSignedIn }: { onSignedIn: (me: StaffMe) => void }) {
  return (
    <SignInFrame>
      <SignInSteps onSignedIn={onSignedIn} />
    </SignInFrame>
  )
}
