import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { useVerifiedCode } from './use-verified-code.ts'

/** Returns the secret behind the # of a link in an email: the server never sees it in an address. */
export function useLinkSecret(): string | null {
  // Asked anew when the address changes.
  useLocation()
  const hash = useSyncExternalStore(
    neverChanges,
    () => location.hash,
    () => '',
  )
  return /^#[0-9a-f]{32}\.[0-9a-f]{64}$/.test(hash) ? hash.slice(1) : null
}

/**
 * Uses the link instead of the code, and only when the button is pressed: programs that scan emails open links, and
 * a link from somebody else must not log the customer in.
 */
export function PasswordLink(props: {
  secret: string
  title: string
  text: string
  submit: string
}) {
  const { secret, title, text, submit } = props
  const { t } = useWords()
  const { pathname } = useLocation()
  const verified = useVerifiedCode()
  const { busy, run } = useAction()
  const [failed, setFailed] = useState<{ message: string; ended: boolean } | null>(null)

  async function use() {
    const [challengeId = '', code = ''] = secret.split('.')
    setFailed(null)
    const reply = await tryCall('POST identity/check-code', { body: { challengeId, code } })
    if (reply?.result) return verified(reply.result, null)
    setFailed({ message: reply?.message ?? t('no_answer'), ended: reply !== null })
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{title}</h1>
        <p className="text-ink-2">{text}</p>
      </div>
      {failed && <ErrorNote>{failed.message}</ErrorNote>}
      {failed?.ended ? (
        <ButtonLink full replace to={pathname === '/set-password' ? '/forgot-password' : pathname}>
          {t('login_new_code')}
        </ButtonLink>
      ) : (
        <Button full busy={busy} onClick={() => void run(use)}>
          {submit}
        </Button>
      )}
    </div>
  )
}

function neverChanges() {
  return () => {}
}
