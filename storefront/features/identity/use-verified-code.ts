import { useNavigate } from 'react-router'
import { storeLoginDraft, type VerifiedCode } from './login-draft.ts'
import { useEnter } from './use-enter.ts'

/** Continues after a right code: logs the customer in, or opens the form that the ticket is for. */
export function useVerifiedCode() {
  const enter = useEnter()
  const navigate = useNavigate()
  return ({ next, login, ticket }: VerifiedCode, contact: string | null) => {
    if (login) return enter(login)
    if (next === 'logged-in' || !ticket) return
    storeLoginDraft({ ticket: { value: ticket, next, contact }, sent: null })
    void navigate(next === 'register' ? '/user-registration' : '/set-password', { replace: true })
  }
}
