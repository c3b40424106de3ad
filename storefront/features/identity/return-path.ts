import { languageOfPath } from '@rimal/contract/language'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLoginHint } from '../../session/login-hint.ts'
import { clearLoginDraft, storeLoginDraft, loginDraft } from './login-draft.ts'

const loginPages = new Set(['user-login', 'user-registration', 'forgot-password', 'set-password'])

/** Returns a page of this shop that is no login page; the account when there is none. */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return '/my-account'
  const { path } = languageOfPath(from)
  return loginPages.has(path.split(/[/?#]/)[1] ?? '') ? '/my-account' : path
}

/**
 * Returns to the previous page after the login. That page is part of the link's state and is in no address, so
 * nobody outside can insert another one.
 */
export function useReturnPath() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const loggedIn = useLoginHint()
  useEffect(() => {
    if (state?.from) storeLoginDraft({ from: state.from })
  }, [state])
  useEffect(() => {
    if (!loggedIn) return
    const to = returnPath(loginDraft().from)
    clearLoginDraft()
    void navigate(to, { replace: true })
  }, [loggedIn, navigate])
}
