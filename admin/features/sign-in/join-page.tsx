import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { call, Refusal } from '../../call.ts'
import { useLanguage } from '../../language.tsx'
import { Broken } from '../../ui/broken.tsx'
import { useWords } from '../../words.tsx'
import { meKey } from '../../session.ts'
import { JoinForm } from './join-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import css from './sign-in.module.css'

/** Where an invitation is accepted: its token stands behind the # and reaches no server's log. */
export function JoinPage() {
  const token = useLocation().hash.slice(1)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { setLanguage } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST staff/open-invitation', { body: { token } }),
    retry: false,
    staleTime: Infinity,
  })
  const email = data?.email
  const language = data?.language
  useEffect(() => {
    // Nobody chose a language in the terminal; an invitation by email is in a chosen one.
    if (language && email) void setLanguage(language)
  }, [language, email, setLanguage])

  const enter = async () => {
    queries.removeQueries({ queryKey: meKey })
    await navigate('/')
  }
  return (
    <SignInFrame>
      {codes ? <RecoveryCodes codes={codes} onDone={() => void enter()} /> : null}
      {!codes && data ? (
        <JoinForm key={token} token={token} enrolment={data} onJoined={setCodes} />
      ) : null}
      {!codes && error instanceof Refusal ? <Ended /> : null}
      {!codes && error && !(error instanceof Refusal) ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : null}
      {isPending ? <p className={css.hint} aria-busy /> : null}
    </SignInFrame>
  )
}

function Ended() {
  const { t } = useWords()
  return (
    <section>
      <h1>{t('join_ended_title')}</h1>
      <p className={css.lede}>{t('join_ended_text')}</p>
      <Link to="/">{t('join_to_sign_in')}</Link>
    </section>
  )
}
