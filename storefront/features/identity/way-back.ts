import { languageOfPath } from '@rimal/contract/language'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLoginHint } from '../../session/login-hint.ts'
import { clearLoginDraft, storeLoginDraft, loginDraft } from './login-draft.ts'

const loginPages = new Set(['user-login', 'user-registration', 'forgot-password', 'set-password'])

/** A page of this shop that is no way in itself; her account where there is none. */
export function wayBack(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return '/my-account'
  const { path } = languageOfPath(from)
  return loginPages.has(path.split(/[/?#]/)[1] ?? '') ? '/my-account' : path
}

/**
 * Once she is in, back to where she was. That comes with the link she pressed and stands in no
 * address, so nobody outside can put a place of his own there.
 */
export function useWayBack() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const loggedIn = useLoginHint()
  useEffect(() => {
    if (state?.from) storeLoginDraft({ from: state.from })
  }, [state])
  useEffect(() => {
    if (!loggedIn) return
    const to = wayBack(loginDraft().from)
    clearLoginDraft()
    void navigate(to, { replace: true })
  }, [loggedIn, navigate])
}
